import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiMiddleware } from '#functions/core/middleware/api-context.ts';
import { type ContentEncoding, preferredEncoding } from '#shared/content-encoding.ts';

/** Below this a compressed body, which API Gateway takes as base64 only, saves next to nothing. */
const minBytes = 1024;

/** Brotli's default quality, 11, takes 50 times as long for a tenth fewer bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body),
};

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
    response.body = (await compressors[encoding](body)).toString('base64');
    response.isBase64Encoded = true;
  };
  return { after: encode, onError: encode };
}
