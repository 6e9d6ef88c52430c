/** Returns the text if it has at most `maxLength` characters. Otherwise shortens the text and adds an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('').trimEnd()}…`;
}

/** The formatters by their options. Creating one takes a hundred times as long as formatting a date. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a local date: "June 3, 2022" for `2022-06-03`, or another format with `options`. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${date}T00:00:00Z`));
}
