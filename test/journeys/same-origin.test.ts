import { describe, expect, test } from 'vitest';
import { createFactories, rex } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const ours = app.siteOrigin;

interface Said {
  origin?: string | undefined;
  site?: string | undefined;
}

/** The headers of a request, and whether it comes from our own pages. */
const requests: [said: Said, ours: boolean][] = [
  [{ origin: ours, site: 'same-origin' }, true],
  [{ origin: ours }, true],
  [{ site: 'same-origin' }, true],
  [{}, false],
  [{ origin: 'https://evil.example', site: 'cross-site' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://evil.example', site: 'same-origin' }, false],
  [{ origin: ours, site: 'cross-site' }, false],
  [{ origin: ours, site: 'same-site' }, false],
  [{ origin: ours, site: 'none' }, false],
  [{ site: 'none' }, false],
  [{ site: 'cross-site' }, false],
  [{ site: '' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: `${ours}.evil.example` }, false],
  [{ origin: ours.replace('localhost', '127.0.0.1') }, false],
  [{ origin: ours.replace('http:', 'https:') }, false],
  [{ origin: `${ours}/` }, false],
  [{ origin: ours.toUpperCase() }, false],
  [{ origin: `${ours}, https://evil.example` }, false],
];

function headers({ origin, site }: Said) {
  return { origin, 'sec-fetch-site': site };
}

describe('adding a dog', () => {
  test.each(requests)('succeeds only from our own pages (%j: %s)', async (said, allowed) => {
    const { browser } = await create.owner();
    const reply = await browser.post('/api/dogs', rex, { headers: headers(said) });
    expect(reply.status).toBe(allowed ? 201 : 403);
    if (!allowed) expect(reply.body).toMatchObject({ code: 'crossOrigin' });
    expect((await browser.get('/api/dogs')).body).toHaveLength(allowed ? 1 : 0);
  });
});

test('signing in from another site sets no cookie', async () => {
  const { email, browser } = await create.owner();
  const stranger = browser.another();
  const reply = await stranger.post(
    '/api/auth/login',
    { email, password: 'kibble-at-seven' },
    { headers: headers({}) },
  );
  expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
});

test("an owner's data is fetched by our pages, and is no page itself", async () => {
  const { browser } = await create.owner();
  const typed = { headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } };
  expect(await browser.get('/api/dogs', typed)).toMatchObject({ status: 403, body: { code: 'crossOrigin' } });
  expect((await browser.get('/api/dogs', { headers: { 'sec-fetch-mode': 'cors' } })).status).toBe(200);
  for (const [path, status] of [
    ['/api/health', 200],
    ['/api/login', 302],
  ] as const) {
    expect((await browser.get(path, typed)).status).toBe(status);
  }
});

test('a request with two Origin headers is rejected', async () => {
  const { browser } = await create.owner();
  const reply = await browser.post('/api/dogs', rex, { headers: { origin: [ours, 'https://evil.example'] } });
  expect(reply.status).toBe(403);
});

test('no response is shared with other origins', async () => {
  const { browser } = await create.owner();
  const reply = await browser.get('/api/dogs', { headers: { origin: 'https://evil.example' } });
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  const preflight = await browser.send('OPTIONS', '/api/dogs', undefined, {
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(404);
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

describe('a request body', () => {
  test.each([
    ['application/json', 201],
    ['application/json; charset=utf-8', 201],
    ['APPLICATION/JSON', 201],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonp', 415],
    ['text/json', 415],
    [undefined, 415],
  ])('of the type %s is answered with %i', async (type, status) => {
    const { browser } = await create.owner();
    const reply = await browser.post('/api/dogs', JSON.stringify(rex), { headers: { 'content-type': type } });
    expect(reply.status).toBe(status);
    expect((await browser.get('/api/dogs')).body).toHaveLength(status === 201 ? 1 : 0);
  });

  test('is rejected if it is larger than any form', async () => {
    const { browser } = await create.owner();
    for (const letters of [129 * 1024, 2 * 1024 * 1024]) {
      const reply = await browser.post('/api/dogs', { ...rex, description: 'x'.repeat(letters) });
      expect([letters, reply.status]).toEqual([letters, 413]);
      expect(reply.body).toMatchObject({ code: 'tooLarge' });
    }
    expect((await browser.get('/api/dogs')).body).toEqual([]);
  });
});
