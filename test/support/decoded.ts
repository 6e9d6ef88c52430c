/** Returns a text followed by everything in it that can be decoded as Base64, so that a search finds encoded secrets. */
export function withDecoded(text: string): string {
  const parts = text.match(/[\w+/-]{16,}/g) ?? [];
  // A prefix may precede the Base64. Its length shifts the groups of four characters, so all four offsets are decoded.
  const read = parts.flatMap((part) =>
    [0, 1, 2, 3].map((from) => Buffer.from(part.slice(from), 'base64').toString('latin1')),
  );
  return [text, ...read].join('\n');
}
