import { staticPages } from '../app/static/static-pages.ts';

/** The path of the HTML page that runs the app. */
export const appShell = '/index.html';

/**
 * How the service worker answers a request:
 * - `asset`: a file whose name contains a hash. From the cache first, then from the network.
 * - `file`: an unhashed file of the app's page. From the cache if the page came from the cache, else from the network,
 *   or from the cache if the network fails.
 * - `appPage`: a screen of the app, for visitors maybe a static page. From the network, else the app shell from the cache.
 * - `mixedPage`: a path that is a static page for visitors and a screen of the app for owners.
 * - `staticPage`: a page for visitors. From the network, else a redirect to emergency help.
 */
export type Strategy = 'asset' | 'file' | 'appPage' | 'mixedPage' | 'staticPage';

/** Responses of the API and photos belong to an owner, so they are never cached. */
const neverHandled = /^\/(api|photos|__local)(\/|$)/;

/** The types of files in `/assets` that are cached. Pictures are left to the browser's own cache. */
const assetKinds: readonly string[] = ['script', 'style', 'font'];

/**
 * Chooses how to answer a request; undefined if the browser should handle the request as if there were no worker.
 * @param files the unhashed files in the cache
 */
export function pickStrategy(
  { method, mode, destination, url }: Pick<Request, 'method' | 'mode' | 'destination' | 'url'>,
  origin: string,
  files: readonly string[],
): Strategy | undefined {
  const target = new URL(url);
  const { pathname } = target;
  if (method !== 'GET' || target.origin !== origin || neverHandled.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/')) return assetKinds.includes(destination) ? 'asset' : undefined;
  if (mode !== 'navigate') return files.includes(pathname) ? 'file' : undefined;
  // A path with a file extension is a file, not a page, as on the server.
  if (/\/[^/]*\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const page = staticPages.find(({ path }) => path === pathname);
  if (!page || page.appOffline) return 'appPage';
  return page.appForOwners ? 'mixedPage' : 'staticPage';
}
