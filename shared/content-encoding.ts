/** The content encodings in which we compress responses. */
export type ContentEncoding = 'br' | 'gzip';

/** Parses an `accept-encoding` header into quality values by encoding. A malformed quality value becomes 0. */
function qualities(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
}

/**
 * Returns the encoding that an `accept-encoding` header prefers, or Brotli if it prefers none; `undefined` if the body
 * must not be compressed.
 */
export function preferredEncoding(accepted = ''): ContentEncoding | undefined {
  const byCoding = qualities(accepted);
  const findQuality = (coding: ContentEncoding) => byCoding.get(coding) ?? byCoding.get('*') ?? 0;
  const best = findQuality('gzip') > findQuality('br') ? 'gzip' : 'br';
  const quality = findQuality(best);
  return quality > 0 && quality >= (byCoding.get('identity') ?? 0) ? best : undefined;
}
