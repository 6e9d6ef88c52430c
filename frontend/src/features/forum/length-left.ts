/** Returns "120 characters left" or "3 characters too many", by code points as the server counts. */
export function describeLengthLeft(text: string, maximum: number): string {
  const left = maximum - [...text.trim()].length;
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  const number = Math.abs(left).toLocaleString('en-US');
  return left < 0 ? `${number} ${characters} too many` : `${number} ${characters} left`;
}
