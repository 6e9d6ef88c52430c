/** Formats texts and dates that several features show. */

/** A text of at most `maxLength` characters; a longer one ends with an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('').trimEnd()}…`;
}

/** "June 3, 2022" for `2022-06-03`, or another format of `options`. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
}
