import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestRequest {
  method?: string;
  path?: string;
  /** A repeated header has a list of values. */
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Sends the body in chunks, without `content-length`. */
  chunked?: boolean;
}

/** Serves until the test ends. @returns the port */
export async function serve(handle: RequestListener): Promise<number> {
  const server = createServer({ maxHeaderSize: 32 * 1024 }, handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends a request, also with headers that `fetch` forbids. */
export function send(
  port: number,
  { method = 'GET', path = '/', headers = {}, body, chunked }: TestRequest = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const length = body && !chunked ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const sent = request({ port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
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
