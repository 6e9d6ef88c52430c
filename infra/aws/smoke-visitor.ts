import { sessionCookieName } from '#shared/session.ts';

export interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SmokeResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  json: unknown;
}

/** A minimal browser that keeps the session cookie and sends same-origin headers. */
export class Visitor {
  readonly site: string;
  cookie: string | undefined;

  /** @param site origin without a trailing slash */
  constructor(site: string) {
    this.site = site;
  }

  /** Sends a request. Does not follow redirects. */
  async request(method: string, path: string, { body, headers = {} }: RequestOptions = {}): Promise<SmokeResponse> {
    const ownHeaders = {
      ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin: this.site }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
    const response = await fetch(new URL(path, this.site), {
      method,
      redirect: 'manual',
      headers: { ...ownHeaders, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(40_000),
    });
    const text = await response.text();
    this.keep(response.headers.getSetCookie());
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  private keep(cookies: string[]): void {
    const name = sessionCookieName(this.site);
    const pair = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];
    if (pair) this.cookie = pair === `${name}=` ? undefined : pair;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
