/** Returns the text if it has at most `maxLength` characters. Otherwise shortens the text and adds an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('').trimEnd()}…`;
}

/** Formats a local date: "June 3, 2022" for `2022-06-03`, or another format with `options`. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
}
