import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesWithOrigin, pageVary } from '#infra/site.ts';
import { type ContentEncoding, preferredEncoding } from '#shared/content-encoding.ts';
import { siteOriginMark } from '#shared/site-origin.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.xml': 'text/xml;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
};

interface FilledPage {
  /** The modification time of the page's file, in epoch milliseconds. */
  modifiedMs: number;
  etag: string;
  plain: Buffer;
  compressed: Record<ContentEncoding, Buffer>;
}

/** Creates a renderer that sends the files in `folder` that contain the site's origin, with the origin filled in. */
export function createPageRenderer(folder: string, siteOrigin: string) {
  const files = new Set(filesWithOrigin);
  const cache = new Map<string, FilledPage>();

  function filled(file: string): FilledPage {
    const path = join(folder, file);
    const modifiedMs = statSync(path).mtimeMs;
    const cached = cache.get(file);
    if (cached?.modifiedMs === modifiedMs) return cached;
    const plain = Buffer.from(readFileSync(path, 'utf8').replaceAll(siteOriginMark, siteOrigin));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const page = { modifiedMs, etag, plain, compressed: { br: brotliCompressSync(plain), gzip: gzipSync(plain) } };
    cache.set(file, page);
    return page;
  }

  return {
    has: (file: string) => files.has(file),
    send(file: string, request: IncomingMessage, response: ServerResponse): void {
      const { etag, plain, compressed } = filled(file);
      response.setHeader('vary', pageVary);
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
      const body = encoding ? compressed[encoding] : plain;
      response.setHeader('content-type', contentTypes[extname(file)] ?? '');
      response.setHeader('content-length', body.length);
      if (encoding) response.setHeader('content-encoding', encoding);
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
    },
  };
}
