/** Returns a text followed by the decoded form of all its Base64 parts, so that a search also finds encoded secrets. */
export function withDecoded(text: string): string {
  const parts = text.match(/[\w+/-]{16,}/g) ?? [];
  // Other characters may precede the Base64 text and shift its groups of four, so all four offsets are decoded.
  const read = parts.flatMap((part) =>
    [0, 1, 2, 3].map((from) => Buffer.from(part.slice(from), 'base64').toString('latin1')),
  );
  return [text, ...read].join('\n');
}
