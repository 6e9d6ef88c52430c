import { emergencyPath } from '../domain/emergency/paths.ts';
import type { PageLoaded } from '../lib/register-service-worker.ts';
import { ownerCache } from '../platform/storage/owner-mark.ts';
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { appShell, pickStrategy, type Strategy } from './strategies.ts';

/**
 * The service worker. Each version of the site has its own cache, which is filled when the version is installed and
 * deleted when a later version activates. A later version does not activate while a page of an earlier version is open,
 * so pages always find the files that they were built with.
 */

/** Values that the build inserts, see `frontend/service-worker.ts`. */
declare const build: {
  version: string;
  /** The paths of the precached files whose names contain a hash. */
  assets: string[];
  /** The paths of the other hashed files of the care guide. */
  guide: string[];
  /** The paths of the other hashed files of the screens on which owners read their data. */
  ownerScreens: string[];
  /** Maps the path of each unhashed file to its integrity hash. */
  files: Record<string, string>;
};

const scope = self as unknown as WorkerScope;

const prefix = 'houndwell-';
const cacheName = prefix + build.version;

/**
 * How long the service worker waits for the server's response to a navigation before it uses the cache, in
 * milliseconds.
 */
const navigationTimeout = 3000;

/**
 * Whether the latest navigation was answered from the cache. If so, the page's other files come from the cache as well,
 * without trying the network first.
 */
let usesCache = false;

/**
 * Caches all files of this version, or fails. Unhashed files are checked against their integrity hash, so two releases
 * cannot mix.
 */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = Object.entries(build.files).map(
    ([path, integrity]) => new Request(path, { integrity, cache: 'no-cache' }),
  );
  await cache.addAll([...build.assets, ...files]);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith(prefix) && name !== cacheName && name !== ownerCache);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  // Takes control of the page that installed this worker, so that the page of the first visit works offline too.
  await scope.clients.claim();
}

async function findCachedFile(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(path, { ignoreVary: true });
}

async function store(files: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const isAsset = new URL(file).origin === scope.location.origin && /\/assets\/.*\.(js|css|woff2)$/.test(file);
    if (isAsset && !(await cache.match(file, { ignoreVary: true }))) await cache.add(file).catch(() => undefined);
  }
}

/** How long files that are needed later wait for what the page itself loads, in milliseconds. */
const laterDelay = 2000;

async function storeLater(paths: string[]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, laterDelay));
  await store(paths.map((path) => scope.location.origin + path));
}

let keepingGuide: Promise<void> | undefined;
let keepingOwnerScreens: Promise<void> | undefined;

/** Caches the whole care guide, once a page has loaded a part of it, or an owner is signed in. */
function keepGuide(): Promise<void> {
  keepingGuide ??= storeLater(build.guide);
  return keepingGuide;
}

/** Caches the screens on which an owner reads offline, who has maybe not opened them yet. */
function keepOwnerScreens(): Promise<void> {
  keepingOwnerScreens ??= storeLater(build.ownerScreens);
  return keepingOwnerScreens;
}

function isGuide(file: string): boolean {
  return build.guide.includes(new URL(file).pathname);
}

/**
 * Caches the files that a page of this version has loaded. If no other page is open, activates this version at once.
 */
async function onPageLoaded({ script, files }: PageLoaded): Promise<void> {
  if (![...build.assets, ...build.guide, ...build.ownerScreens].includes(script)) return;
  await store(files);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await scope.skipWaiting();
  const hasOwner = await caches.has(ownerCache);
  if (hasOwner) await keepOwnerScreens();
  if (hasOwner || files.some(isGuide)) await keepGuide();
}

async function fetchAsset(request: Request): Promise<Response> {
  // All caches are searched: the cache of a waiting version may contain the asset, and its hashed name identifies the
  // content.
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) {
    const cache = await caches.open(cacheName);
    // If the storage is full, the asset is still returned and only missing offline.
    await cache.put(request, response.clone()).catch(() => undefined);
  }
  return response;
}

async function fetchFile(request: Request): Promise<Response> {
  const cached = await findCachedFile(new URL(request.url).pathname);
  if (cached && usesCache) return cached;
  return fetch(request).catch((error: unknown) => {
    if (cached) return cached;
    throw error;
  });
}

/** Fetches the page from the server. Returns the app shell from the cache if the server fails or takes too long. */
async function fetchAppPage(request: Request): Promise<Response> {
  const network = fetch(request);
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), navigationTimeout));
  const response = await Promise.race([network.catch(() => undefined), timeout]);
  usesCache = response === undefined || response.status >= 500;
  if (response && !usesCache) return response;
  return (await findCachedFile(appShell)) ?? network;
}

/** Fetches a static page. Without network, redirects to emergency help, which works offline without an account. */
async function fetchStaticPage(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.redirect(emergencyPath));
}

async function fetchMixedPage(request: Request): Promise<Response> {
  return (await caches.has(ownerCache)) ? fetchAppPage(request) : fetchStaticPage(request);
}

const strategies: Record<Strategy, (request: Request) => Promise<Response>> = {
  asset: fetchAsset,
  file: fetchFile,
  appPage: fetchAppPage,
  mixedPage: fetchMixedPage,
  staticPage: fetchStaticPage,
};

const files = Object.keys(build.files);

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(onPageLoaded(event.data as PageLoaded)));
scope.addEventListener('fetch', (event) => {
  const strategy = pickStrategy(event.request, scope.location.origin, files);
  if (strategy) event.respondWith(strategies[strategy](event.request));
  if (strategy === 'asset' && isGuide(event.request.url)) event.waitUntil(keepGuide());
});
handlePush(scope);
