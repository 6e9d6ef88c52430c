/** The content codings that we compress with. */
export type ContentEncoding = 'br' | 'gzip';

/** The quality values of an `accept-encoding` header by coding, 0 for an unreadable one. */
function qualities(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
}

/** The coding that a request prefers, Brotli if it has no preference; `undefined` if the body must stay as it is. */
export function preferredEncoding(accepted = ''): ContentEncoding | undefined {
  const byCoding = qualities(accepted);
  const findQuality = (coding: ContentEncoding) => byCoding.get(coding) ?? byCoding.get('*') ?? 0;
  const best = findQuality('gzip') > findQuality('br') ? 'gzip' : 'br';
  const quality = findQuality(best);
  return quality > 0 && quality >= (byCoding.get('identity') ?? 0) ? best : undefined;
}
