/** Returns a text followed by everything in it that can be decoded as Base64, so that a search finds encoded secrets. */
export function withDecoded(text: string): string {
  const parts = text.match(/[\w+/-]{16,}/g) ?? [];
  // Base64 may begin after a prefix, so every start is tried.
  const read = parts.flatMap((part) =>
    [0, 1, 2, 3].map((from) => Buffer.from(part.slice(from), 'base64').toString('latin1')),
  );
  return [text, ...read].join('\n');
}
