/** "November 28, 2026" in the owner's time zone, in one piece: no line ends inside it. */
export function fullDay(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone, dateStyle: 'long' }).replaceAll(' ', '\u00a0');
}
