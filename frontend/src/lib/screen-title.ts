/** The document title of a screen. */
export function titleOf(screen: string): string {
  return `Houndwell · ${screen}`;
}
