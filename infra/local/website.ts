import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { target } from '#infra/local/api-event.ts';
import { filledPages } from '#infra/local/filled-pages.ts';
import { cacheControl, filePath, pageFor, pageVary, responseHeaders } from '#infra/site.ts';
import { sessionCookieName } from '#shared/session.ts';

/** Whatever answers the paths that are neither API nor photos. */
export interface Website {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | void;
  stop?(): Promise<void>;
}

/** Makes the website at a start. */
export type OpenWebsite = (surroundings: {
  /** The server that will carry it, for whoever needs its web sockets. */
  server: Server;
  siteOrigin: string;
  say(line: string): void;
}) => Promise<Website>;

export interface WebsiteOptions {
  /** The built site. */
  folder: string;
  siteOrigin: string;
}

/** IdempotencyRecords in plain words where no page can. */
export function plain(
  response: ServerResponse,
  status: number,
  words: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(`${words}\n`);
}

function hasSession(request: IncomingMessage, siteOrigin: string): boolean {
  const name = `${sessionCookieName(siteOrigin)}=`;
  return (request.headers.cookie ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(name));
}

/** Serves the built site with the headers and page rules of `infra/site.ts`. */
export function builtWebsite({ folder, siteOrigin }: WebsiteOptions): Website {
  const headers = Object.entries(responseHeaders({ siteOrigin }));
  const pages = new WeakSet<ServerResponse>();
  const builtAhead = filledPages(folder, siteOrigin);
  // `dev` looks at the folder anew each time: after a rebuild under a running server, an index made at the start would
  // name files that are gone, and opening one of those ends the process.
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response) => {
      if (pages.has(response)) response.setHeader('vary', pageVary);
    },
  });

  return {
    handle: (request, response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return plain(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' });
      }
      const { path } = target(request);
      // Names with a leading dot are ours, not the visitors'.
      if (/\/(\.|%2e)(?!well-known\/)/i.test(path)) return plain(response, 404, 'There is nothing at this address.');
      const page = pageFor(path, hasSession(request, siteOrigin));
      response.setHeader('cache-control', cacheControl(page));
      if (builtAhead.has(page)) return builtAhead.send(page, request, response);
      if (!filePath.test(path)) pages.add(response);
      request.url = page;
      serve(request, response, () => plain(response, 404, 'There is nothing at this address.'));
    },
  };
}
