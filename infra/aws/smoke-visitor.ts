import { sessionCookieName } from '#shared/session.ts';

export interface Ask {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; `undefined` where it is none. */
  json: unknown;
}

/** A browser of a few lines: it keeps the session's cookie and says that its calls come from the site's own pages. */
export class Visitor {
  readonly site: string;
  cookie: string | undefined;

  /** @param site scheme, host and port, without a slash at the end */
  constructor(site: string) {
    this.site = site;
  }

  /** Asks for a path of the site; a redirect is an answer like any other. */
  async ask(method: string, path: string, { body, headers = {} }: Ask = {}): Promise<Answer> {
    const own = {
      ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin: this.site }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
    const response = await fetch(new URL(path, this.site), {
      method,
      redirect: 'manual',
      headers: { ...own, ...headers },
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
