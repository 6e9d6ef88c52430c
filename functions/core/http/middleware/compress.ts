import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { type ContentEncoding, preferredEncoding } from '#shared/content-encoding.ts';

/** Below this a compressed body, which API Gateway takes as base64 only, saves next to nothing. */
const minBytes = 1024;

async function compressBody(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  // On first use: they lengthen a cold start by a tenth, and most responses are small.
  const [{ promisify }, { brotliCompress, constants, gzip }] = await Promise.all([
    import('node:util'),
    import('node:zlib'),
  ]);
  if (encoding === 'gzip') return promisify(gzip)(body);
  // Brotli's default quality, 11, takes 50 times as long for a tenth fewer bytes.
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Compresses text bodies above 1 KB, if the request accepts that. Neither API Gateway nor CloudFront does it for us. */
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
