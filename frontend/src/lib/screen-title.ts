/** Formats the document title of a screen. */
export function formatTitle(screen: string): string {
  return `Houndwell · ${screen}`;
}
