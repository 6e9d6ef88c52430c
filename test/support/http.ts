import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import {
  type Operation,
  type Request,
  type ResponseBody,
  routeKey,
  successStatus,
} from '#shared/contract/operation.ts';
import { idempotencyKeyHeader } from '#shared/session.ts';

/** An answer as a browser gets it. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body when it is JSON, else `undefined`. */
  body: unknown;
}

/** What a request carries beside what every request of our own pages carries. */
export interface Extra {
  /** A header that is `undefined` is not sent at all. */
  headers?: Record<string, string | string[] | undefined>;
  /** Names the intent. */
  key?: string;
  /** Keeps this answer's cookies out of the jar. */
  forgetCookies?: boolean;
}

interface Kept {
  value: string;
  attributes: string;
}

/**
 * A person's browser: it keeps cookies, and says of each request that it comes from our own pages, as browsers do.
 * Everything goes over a real socket, headers that `fetch` would not send included.
 */
export class Browser {
  readonly origin: string;
  /** The address that it comes from; machines have all of 127.0.0.0/8. */
  readonly address: string;
  readonly jar = new Map<string, Kept>();

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

  /** Asks an operation and says no when it is refused: for whatever a test takes for granted. */
  async ask<O extends Operation>(
    operation: O,
    asked: Partial<Request<O>> = {},
    extra: Extra = {},
  ): Promise<ResponseBody<O>> {
    const { params = {}, query = {}, body } = asked as { params?: object; query?: object; body?: unknown };
    const reply = await this.send(operation.method, addressOf(operation, params, query), body, extra);
    if (reply.status !== successStatus(operation)) {
      throw new Error(`${routeKey(operation)} answered ${reply.status}: ${reply.text}`);
    }
    return reply.body as ResponseBody<O>;
  }

  /** The same person's browser on another device: no cookies, the same address. */
  another(): Browser {
    return new Browser(this.origin, this.address);
  }

  /** A second window of the same browser as it is now: what it learns later, the first one does not. */
  copy(): Browser {
    const copy = this.another();
    for (const [name, kept] of this.jar) copy.jar.set(name, kept);
    return copy;
  }

  /**
   * Sends anything. A text or buffer goes as it is, everything else as JSON.
   */
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
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return exchange({ origin: this.origin, address: this.address, method, path, headers: given, body: raw }).then(
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

/** The address of an operation, filled in. */
export function addressOf(operation: Pick<Operation, 'path'>, params: object = {}, query: object = {}): string {
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

/** Only a guard against hanging. The agent that Node shares gives up after five seconds what is still connecting. */
const patienceMs = 60_000;
const agent = new Agent({ keepAlive: true, timeout: patienceMs });

/**
 * A server that stops ends its idle connections, and may do so at the very moment at which the next request sets out on
 * one of them: then it is sent on a new one, as browsers do.
 */
function exchange(sent: Sent): Promise<Reply> {
  return exchangeOnce(sent).catch((error: unknown) => {
    if (error instanceof ClosedMeanwhile) return exchange(sent);
    throw error;
  });
}

class ClosedMeanwhile extends Error {}

function exchangeOnce({ origin, address, method, path, headers, body }: Sent): Promise<Reply> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const all = { host: `localhost:${port}`, ...headers } as OutgoingHttpHeaders;
    const to = { agent, host: '127.0.0.1', port, localAddress: address, method, path, headers: all };
    const sent = request(to, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, body: parsed(text) });
      });
    });
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`${method} ${path} was not answered.`)));
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new ClosedMeanwhile() : error),
    );
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
