/** A text, and beside it whatever in it can be read as Base64: what lies in a browser in another alphabet lies there all the same. */
export function withDecoded(text: string): string {
  const parts = text.match(/[\w+/-]{16,}/g) ?? [];
  // Text in Base64 may begin after a prefix, so every place to begin is tried.
  const read = parts.flatMap((part) =>
    [0, 1, 2, 3].map((from) => Buffer.from(part.slice(from), 'base64').toString('latin1')),
  );
  return [text, ...read].join('\n');
}
