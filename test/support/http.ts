import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { isSuccess, type Operation, type Request, type ResponseBody, routeKey } from '#shared/contract/operation.ts';
import { idempotencyKeyHeader } from '#shared/session.ts';

/** A response as a browser gets it. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The parsed body if it is JSON, else `undefined`. */
  body: unknown;
}

/** Additional options of a request. */
export interface Extra {
  /** Headers to add or replace. A header whose value is `undefined` is not sent. */
  headers?: Record<string, string | string[] | undefined>;
  /** The value of the Idempotency-Key header. */
  key?: string;
  /** Whether to ignore the cookies of the response. */
  forgetCookies?: boolean;
}

interface Cookie {
  value: string;
  attributes: string;
}

/**
 * Acts like a browser on one of our pages: keeps cookies and sends the headers of a same-origin request. Requests use a
 * real socket, so a test can also send headers that `fetch` forbids.
 */
export class Browser {
  readonly origin: string;
  /** The IP address from which the browser sends requests, anywhere in 127.0.0.0/8. */
  readonly address: string;
  readonly jar = new Map<string, Cookie>();

  constructor(origin: string, address = '127.0.0.1') {
    this.origin = origin;
    this.address = address;
  }

  get(path: string, extra: Extra = {}): Promise<Reply> {
    return this.send('GET', path, undefined, extra);
  }

  post(path: string, body?: unknown, extra: Extra = {}): Promise<Reply> {
    return this.send('POST', path, body, extra);
  }

  put(path: string, body?: unknown, extra: Extra = {}): Promise<Reply> {
    return this.send('PUT', path, body, extra);
  }

  delete(path: string, extra: Extra = {}): Promise<Reply> {
    return this.send('DELETE', path, undefined, extra);
  }

  /**
   * Calls an operation that must succeed, and returns the body of the response.
   * @throws Error with the response if the operation fails
   */
  async ask<O extends Operation>(
    operation: O,
    asked: Partial<Request<O>> = {},
    extra: Extra = {},
  ): Promise<ResponseBody<O>> {
    const { params = {}, query = {}, body } = asked as { params?: object; query?: object; body?: unknown };
    const reply = await this.send(operation.method, buildAddress(operation, params, query), body, extra);
    if (!isSuccess(operation, reply.status)) {
      throw new Error(`${routeKey(operation)} returned ${reply.status}: ${reply.text}`);
    }
    return reply.body as ResponseBody<O>;
  }

  /** Returns a browser without cookies that has the same IP address, to simulate another device. */
  another(): Browser {
    return new Browser(this.origin, this.address);
  }

  /** Returns a copy of this browser with its current cookies. */
  copy(): Browser {
    const copy = this.another();
    for (const [name, cookie] of this.jar) copy.jar.set(name, cookie);
    return copy;
  }

  /** Sends a request with any body: text and buffers unchanged, everything else as JSON. */
  send(method: string, path: string, body: unknown, { headers = {}, key, forgetCookies }: Extra = {}): Promise<Reply> {
    const raw =
      typeof body === 'string' || Buffer.isBuffer(body) ? body : body === undefined ? undefined : JSON.stringify(body);
    const cookie = [...this.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const all: Record<string, string | string[] | undefined> = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: this.origin }),
      ...(raw === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(raw)) }),
      ...(cookie ? { cookie } : {}),
      ...(key ? { [idempotencyKeyHeader]: key } : {}),
      ...headers,
    };
    const present = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return exchange({ origin: this.origin, address: this.address, method, path, headers: present, body: raw }).then(
      (reply) => {
        if (!forgetCookies) this.keep(reply.headers['set-cookie'] ?? []);
        return reply;
      },
    );
  }

  private keep(cookies: string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);?\s*(.*)$/.exec(cookie) ?? [];
      if (/max-age=0/i.test(attributes)) this.jar.delete(name);
      else this.jar.set(name, { value, attributes });
    }
  }
}

/** Returns the path of an operation, with its path variables and query filled in. */
export function buildAddress(operation: Pick<Operation, 'path'>, params: object = {}, query: object = {}): string {
  const values = params as Record<string, string>;
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return asked ? `${path}?${asked}` : path;
}

interface Sent {
  origin: string;
  address: string;
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: string | Buffer | undefined;
}

function exchange({ origin, address, method, path, headers, body }: Sent): Promise<Reply> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const all = { host: `localhost:${port}`, ...headers } as OutgoingHttpHeaders;
    // Each request uses a new connection, because the server may be closing a connection that was kept open.
    const to = { agent: false, host: '127.0.0.1', port, localAddress: address, method, path, headers: all } as const;
    const sent = request(to, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed(text) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns how many replies had each status. */
export function statusCounts(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
