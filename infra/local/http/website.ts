import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { target } from '#infra/local/http/api-event.ts';
import { createPageRenderer } from '#infra/local/http/page-templates.ts';
import { cacheControl, filePath, pageFor, pageVary, responseHeaders } from '#infra/site.ts';
import { changePassword, securityFile, securityText } from '#infra/well-known.ts';
import { type MapTiles, mapTilesFile, noMapTiles } from '#shared/map-tiles.ts';
import { sessionCookieName } from '#shared/session.ts';

/** Handles requests for pages and files: every path that belongs neither to the API nor to photos. */
export interface Website {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | void;
  stop?(): Promise<void>;
}

/** A function that opens the website when the runtime starts. */
export type WebsiteOpener = (options: {
  /** The HTTP server, on which the website can accept web sockets. */
  server: Server;
  siteOrigin: string;
  mapTiles: MapTiles;
  /** Whether payments use Stripe. */
  stripe: boolean;
  log(line: string): void;
}) => Promise<Website>;

export interface WebsiteOptions {
  /** The folder of the built site. */
  folder: string;
  siteOrigin: string;
  /** Default: no tiles. */
  mapTiles?: MapTiles;
  /** Whether payments use Stripe, which the content security policy then allows. */
  stripe?: boolean;
}

/** Sends plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(`${text}\n`);
}

/** Sends the file that says where the map's tiles come from. */
export function sendMapTiles(response: ServerResponse, mapTiles: MapTiles): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': cacheControl(mapTilesFile) });
  response.end(JSON.stringify(mapTiles));
}

/** Whether a request has a session cookie, valid or not. */
export function hasSession(request: IncomingMessage, siteOrigin: string): boolean {
  const name = `${sessionCookieName(siteOrigin)}=`;
  return (request.headers.cookie ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(name));
}

/** Creates a website that serves the built site with the headers and page rules of `infra/site.ts`. */
export function builtWebsite({ folder, siteOrigin, mapTiles = noMapTiles, stripe = false }: WebsiteOptions): Website {
  const headers = Object.entries(responseHeaders({ siteOrigin, tileOrigin: mapTiles.origin, stripe }));
  const pages = new WeakSet<ServerResponse>();
  const renderer = createPageRenderer(folder, siteOrigin);
  // With `dev`, sirv looks up each file when the file is requested. Without `dev`, sirv uses an index from the start.
  // After a rebuild, the index lists files that no longer exist, and opening a missing file would end the process.
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
        return sendText(response, 405, 'This address is read-only.', { allow: 'GET, HEAD' });
      }
      const { path, query } = target(request);
      if (path === changePassword.path) return void response.writeHead(302, { location: changePassword.target }).end();
      if (path === securityFile) {
        const text = securityText({ contact: 'security@localhost', origin: siteOrigin, now: new Date() });
        return sendText(response, 200, text.trimEnd());
      }
      if (path === mapTilesFile) return sendMapTiles(response, mapTiles);
      // Files and folders with a leading dot are not public, except `.well-known`.
      if (/\/(\.|%2e)(?!well-known\/)/i.test(path)) return sendText(response, 404, "There's nothing at this address.");
      const page = pageFor({ path, query, hasSession: hasSession(request, siteOrigin) });
      response.setHeader('cache-control', cacheControl(page));
      if (renderer.has(page)) return renderer.send(page, request, response);
      if (!filePath.test(path)) pages.add(response);
      request.url = page;
      serve(request, response, () => sendText(response, 404, "There's nothing at this address."));
    },
  };
}
