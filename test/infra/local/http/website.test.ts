import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtWebsite } from '#infra/local/http/website.ts';
import { filesWithOrigin, prerendered, responseHeaders } from '#infra/site.ts';
import { articleIds } from '#shared/guide/article-ids.ts';
import { type MapTiles, mapTilesFile, noMapTiles } from '#shared/map-tiles.ts';
import { siteOriginMark } from '#shared/site-origin.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';
import { send, serve } from '#test/infra/local/http/send-request.ts';

const siteOrigin = 'http://localhost:3000';

/** Serves a small built site. */
async function site(mapTiles?: MapTiles) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the app');
  mkdirSync(join(folder, 'guide'));
  for (const file of filesWithOrigin) writeFileSync(join(folder, file), '<!doctype html>prerendered');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('compressed'));
  writeFileSync(join(folder, '.stamp'), 'ours');
  const { handle } = builtWebsite({ folder, siteOrigin, ...(mapTiles && { mapTiles }) });
  const port = await serve((request, response) => void handle(request, response));
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(port, { path, method, headers: { host: 'localhost:3000', ...headers } });
  return { folder, get };
}

test('every page path serves a page, revalidated each time, with the headers of the site', async () => {
  const { get } = await site();
  for (const path of ['/', '/profile', '/community/01ABC', '/profile?tab=billing']) {
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain('<!doctype html>');
    expect(headers).toMatchObject({ ...responseHeaders({ siteOrigin }), 'cache-control': 'no-cache' });
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toMatch(/Cookie/);
  }
});

test('the map gets its tiles from the configured server, which the policy allows', async () => {
  const { get } = await site();
  expect(JSON.parse((await get(mapTilesFile)).body)).toEqual(noMapTiles);
  const tiles = { ...noMapTiles, origin: 'https://tiles.example', path: '/{z}/{x}/{y}.png' };
  const { body, headers } = await (await site(tiles)).get(mapTilesFile);
  expect(JSON.parse(body)).toEqual(tiles);
  expect(headers['content-security-policy']).toContain("img-src 'self' blob: https://tiles.example;");
});

test('visitors get static pages, and owners get the app if it has a screen at that path', async () => {
  const { get } = await site();
  for (const { path, appForOwners } of prerendered) {
    expect((await get(path)).body).toBe('<!doctype html>prerendered');
    const forOwners = appForOwners ? '<!doctype html>the app' : '<!doctype html>prerendered';
    expect((await get(path, { cookie: 'houndwell_session=x' })).body).toBe(forOwners);
  }
});

test('visitors get an article as a static page, and the app for searches and unknown articles', async () => {
  const { get } = await site();
  const article = `/guide/${articleIds[0]}`;
  expect((await get(article)).body).toBe('<!doctype html>prerendered');
  for (const path of [`${article}s`, '/guide?q=ears']) expect((await get(path)).body).toBe('<!doctype html>the app');
  expect((await get(article, { cookie: 'houndwell_session=x' })).body).toBe('<!doctype html>the app');
});

test('the sitemap and robots.txt contain the origin of the site', async () => {
  const { folder, get } = await site();
  for (const [name, type] of [
    ['sitemap.xml', 'text/xml;charset=utf-8'],
    ['robots.txt', 'text/plain;charset=utf-8'],
  ] as const) {
    writeFileSync(join(folder, name), `${siteOriginMark}/sitemap.xml`);
    const { status, body, headers } = await get(`/${name}`);
    expect([status, body]).toEqual([200, 'http://localhost:3000/sitemap.xml']);
    expect(headers['content-type']).toBe(type);
  }
});

test('prerendered pages contain the origin of the site, compressed or not', async () => {
  const { folder, get } = await site();
  writeFileSync(join(folder, 'pricing.html'), `<link rel="canonical" href="${siteOriginMark}/pricing">`);
  const plain = await get('/pricing');
  expect(plain.body).toBe('<link rel="canonical" href="http://localhost:3000/pricing">');
  expect(plain.headers['content-type']).toMatch(/^text\/html/);
  expect(plain.headers.vary).toMatch(/Cookie/);
  const compressed = await get('/pricing', { 'accept-encoding': 'gzip' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  const head = await get('/pricing', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '' });
});

test('a hashed asset is immutable and compressed for clients that support it', async () => {
  const { get } = await site();
  const whole = await get('/assets/main-1a2b.js');
  expect(whole).toMatchObject({ status: 200, body: 'plain' });
  expect(whole.headers['cache-control']).toContain('immutable');
  const compressed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.headers['content-type']).toMatch(/javascript/);
});

test.each([
  '/assets/missing-0000.js',
  '/missing.png',
  '/.stamp',
  '/%2estamp',
  '/assets/../.stamp',
  '/assets/%2e%2e/.stamp',
  '/../../etc/passwd.txt',
  '/.git/config',
])('the path %s is a 404', async (path) => {
  const { get } = await site();
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('the app');
  expect(answer.headers).toMatchObject(responseHeaders({ siteOrigin }));
});

test('an unchanged page is a 304', async () => {
  const { get } = await site();
  const { headers } = await get('/');
  expect(await get('/', { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, body: '' });
});

test('pages accept only GET and HEAD requests', async () => {
  const { get } = await site();
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  const { status, headers } = await get('/', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('a file that is deleted while the server is running is a 404', async () => {
  const { folder, get } = await site();
  expect((await get('/assets/main-1a2b.js')).status).toBe(200);
  rmSync(join(folder, 'assets'), { recursive: true });
  expect((await get('/assets/main-1a2b.js')).status).toBe(404);
  expect((await get('/')).status).toBe(200);
});
