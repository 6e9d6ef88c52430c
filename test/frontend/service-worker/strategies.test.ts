import { expect, test } from 'vitest';
import { filePath, prerendered, appShell as servedShell } from '#infra/site.ts';
import { staticPages } from '../../../frontend/src/app/static/static-pages.ts';
import { appShell, pickStrategy } from '../../../frontend/src/service-worker/strategies.ts';

const origin = 'https://houndwell.example';
const files = ['/index.html', '/theme.js'];

function chooseStrategy(path: string, request: Partial<Pick<Request, 'method' | 'mode' | 'destination'>> = {}) {
  const url = path.startsWith('/') ? origin + path : path;
  return pickStrategy({ method: 'GET', mode: 'no-cors', destination: '', url, ...request }, origin, files);
}

const visit = { mode: 'navigate', destination: 'document' } as const;

test('the service worker knows the static pages and the app shell of the site', () => {
  const served = prerendered.map(({ path, appForOwners = false }) => ({ path, appForOwners }));
  expect(staticPages.map(({ path, appForOwners }) => ({ path, appForOwners }))).toEqual(served);
  expect(appShell).toBe(servedShell);
});

test('the service worker answers pages of the app with the app shell when the network fails', () => {
  for (const path of [
    '/emergency',
    '/guide',
    '/guide/barking',
    '/guide?q=ears',
    '/calendar',
    '/community/01JC',
    '/auth?signin=true',
    '/nothing',
  ]) {
    expect(chooseStrategy(path, visit)).toBe('appPage');
  }
});

test('the service worker treats / as a page that depends on whether an owner is signed in, with any query', () => {
  expect(chooseStrategy('/', visit)).toBe('mixedPage');
  expect(chooseStrategy('/?ref=ABCDEFGH', visit)).toBe('mixedPage');
  expect(chooseStrategy('/landing', visit)).toBe('staticPage');
});

test("the service worker serves the build's scripts, styles and fonts from the cache, but not pictures", () => {
  for (const destination of ['script', 'style', 'font'] as const) {
    expect(chooseStrategy('/assets/main-1a2b.js', { destination, mode: 'cors' })).toBe('asset');
  }
  expect(chooseStrategy('/assets/home-light-1a2b.webp', { destination: 'image' })).toBeUndefined();
});

test('the service worker handles only those unhashed files that the page needs', () => {
  expect(chooseStrategy('/theme.js', { destination: 'script' })).toBe('file');
  expect(chooseStrategy('/favicon.svg', { destination: 'image' })).toBeUndefined();
});

test.each([
  ['an API response', '/api/dogs', {}],
  ['a redirect of the API', '/api/logout', visit],
  ['a photo', '/photos/01JC/large.webp', { destination: 'image' }],
  ['the control plane', '/__local/mail/preview', visit],
  ['a file that is opened', '/icon-512.png', visit],
  ['another origin', 'https://js.stripe.com/v3/', { destination: 'script' }],
  ['a write', '/theme.js', { method: 'POST' }],
  ['a probe', '/calendar', { method: 'HEAD' }],
] as const)('the service worker leaves %s to the browser', (_, path, request) => {
  expect(chooseStrategy(path, request)).toBeUndefined();
});

test('the service worker and the server treat the same paths as files', () => {
  for (const path of ['/a.b/c', '/dogs.', '/x/y.Z9', '/favicon.svg', '/dogs/', '/%2e%2e', '/start.html']) {
    expect([path, chooseStrategy(path, visit) === undefined]).toEqual([path, filePath.test(path)]);
  }
});
