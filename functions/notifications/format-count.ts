/** Formats the title of a summary: "3 notifications from your quiet hours". */
export function formatCount(count: number): string {
  return `${count} notifications from your quiet hours`;
}
