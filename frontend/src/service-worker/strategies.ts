import { staticPages } from '../app/static/static-pages.ts';

/** The page that runs the app. */
export const appShell = '/index.html';

/**
 * How the service worker answers a request:
 * - `asset`: a file whose name has a hash, from the cache first.
 * - `file`: an unhashed file of the app's page, of the same version as the page.
 * - `appPage`: from the network, or the app shell.
 * - `mixedPage`: a path that is static for visitors and a screen of the app for owners.
 * - `staticPage`: from the network only.
 */
export type Strategy = 'asset' | 'file' | 'appPage' | 'mixedPage' | 'staticPage';

/** Responses of the API and photos belong to an owner and are never cached. */
const neverHandled = /^\/(api|photos|__local)(\/|$)/;

/** Pictures in `/assets` are left to the browser's own cache. */
const assetKinds: readonly string[] = ['script', 'style', 'font'];

/**
 * Chooses how to answer a request. Without a strategy, the browser handles the request as if there was no worker.
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
  // Like the server, which answers paths with a file extension with that file.
  if (/\/[^/]*\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const page = staticPages.find(({ path }) => path === pathname);
  if (!page) return 'appPage';
  return page.appForOwners ? 'mixedPage' : 'staticPage';
}
