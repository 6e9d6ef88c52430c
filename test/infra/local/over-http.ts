import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Sent {
  method?: string;
  path?: string;
  /** IdempotentReplay names as lists. */
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Without a length in advance, in pieces. */
  chunked?: boolean;
}

/** Serves for the length of a test. @returns the port */
export async function serving(handle: RequestListener): Promise<number> {
  const server = createServer({ maxHeaderSize: 32 * 1024 }, handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends exactly what it is given, forbidden headers included, which `fetch` would not. */
export function send(
  port: number,
  { method = 'GET', path = '/', headers = {}, body, chunked }: Sent = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body && !chunked ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const sent = request({ port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        sent.destroy();
      });
    });
    sent.on('error', reject);
    if (chunked && body) {
      for (let start = 0; start < body.length; start += 1_000_000) sent.write(body.slice(start, start + 1_000_000));
      sent.end();
    } else sent.end(body);
  });
}
