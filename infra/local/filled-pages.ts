import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageVary, prerendered } from '#infra/site.ts';
import { siteOriginMark } from '#shared/site-origin.ts';

interface Filled {
  /** When the file was written that it was made from. */
  writtenAt: number;
  etag: string;
  plain: Buffer;
  packed: Record<'br' | 'gzip', Buffer>;
}

/** IdempotencyRecords the pages that are built ahead, with the site's own address in them. */
export function filledPages(folder: string, siteOrigin: string) {
  const files = new Set(prerendered.map(({ file }) => file));
  const known = new Map<string, Filled>();

  function filled(file: string): Filled {
    const path = join(folder, file);
    const writtenAt = statSync(path).mtimeMs;
    const before = known.get(file);
    if (before?.writtenAt === writtenAt) return before;
    const plain = Buffer.from(readFileSync(path, 'utf8').replaceAll(siteOriginMark, siteOrigin));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const now = { writtenAt, etag, plain, packed: { br: brotliCompressSync(plain), gzip: gzipSync(plain) } };
    known.set(file, now);
    return now;
  }

  return {
    has: (file: string) => files.has(file),
    send(file: string, request: IncomingMessage, response: ServerResponse): void {
      const { etag, plain, packed } = filled(file);
      response.setHeader('vary', pageVary);
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
      const body = encoding ? packed[encoding] : plain;
      response.setHeader('content-type', 'text/html;charset=utf-8');
      response.setHeader('content-length', body.length);
      if (encoding) response.setHeader('content-encoding', encoding);
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
    },
  };
}
