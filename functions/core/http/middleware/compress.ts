import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { type ContentEncoding, preferredEncoding } from '#shared/content-encoding.ts';

/** Smaller bodies are not compressed: API Gateway requires base64, which outweighs most of the savings. */
const minBytes = 1024;

async function compressBody(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  // Imported on first use, because the modules make a cold start 10% longer, and most responses are small.
  const [{ promisify }, { brotliCompress, constants, gzip }] = await Promise.all([
    import('node:util'),
    import('node:zlib'),
  ]);
  if (encoding === 'gzip') return promisify(gzip)(body);
  // Brotli's default quality, 11, takes 50 times as long and saves only 10% more bytes.
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Compresses text bodies above 1 KB if the request accepts it. Neither API Gateway nor CloudFront compresses them. */
export function compress(): ApiMiddleware {
  const encode: ApiMiddleware['after'] = async ({ event, response }) => {
    if (!response?.body || response.isBase64Encoded) return;
    const body = Buffer.from(response.body);
    if (body.length <= minBytes) return;
    response.headers = { ...response.headers, vary: 'accept-encoding' };
    const encoding = preferredEncoding(event.headers['accept-encoding']);
    if (!encoding) return;
    response.headers['content-encoding'] = encoding;
    const { etag } = response.headers;
    // RFC 9110, 8.8.3.3: a strong entity tag differs between encodings.
    if (etag) response.headers.etag = String(etag).replace(/"$/, `-${encoding}"`);
    response.body = (await compressBody(body, encoding)).toString('base64');
    response.isBase64Encoded = true;
  };
  return { after: encode, onError: encode };
}
