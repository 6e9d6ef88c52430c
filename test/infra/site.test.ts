import { describe, expect, test, vi } from 'vitest';
import { handler } from '#functions/entrypoints/system.ts';
import { cacheControl, pageFiles, pageFor, prerendered, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { articleIds } from '#shared/guide/article-ids.ts';
import { originSecretHeader } from '#shared/session.ts';

describe('the page for a path', () => {
  const pages = [
    { path: '/', file: '/start.html', appForOwners: true },
    { path: '/welcome', file: '/welcome.html' },
    { path: '/guide', file: '/guide.html', appForQueries: ['q', 'stage'] },
  ];
  const [id] = articleIds;

  test('is the app shell for paths of the app', () => {
    for (const path of ['/dogs', '/community/01JC', '/profile/', '/%2f']) {
      expect(pageFor({ path, hasSession: true })).toBe('/index.html');
      expect(pageFor({ path, hasSession: false })).toBe('/index.html');
    }
  });

  test('is a static page for visitors, and for owners too if the app has no screen at its path', () => {
    expect(pageFor({ path: '/', hasSession: false }, pages)).toBe('/start.html');
    expect(pageFor({ path: '/', hasSession: true }, pages)).toBe('/index.html');
    expect(pageFor({ path: '/welcome', hasSession: true }, pages)).toBe('/welcome.html');
    expect(pageFor({ path: '/', hasSession: false }, [])).toBe('/index.html');
  });

  test('is a static page for visitors who open an article, and the app shell if there is no such article', () => {
    expect(pageFor({ path: `/guide/${id}`, hasSession: false })).toBe(`/guide/${id}.html`);
    expect(pageFor({ path: `/guide/${id}`, query: 'ref=ABCD2345', hasSession: false })).toBe(`/guide/${id}.html`);
    expect(pageFor({ path: `/guide/${id}`, hasSession: true })).toBe('/index.html');
    for (const path of ['/guide/', `/guide/${id}s`, `/guide/${id}/`, '/guide/constructor', `/guide/x/${id}`]) {
      expect([path, pageFor({ path, hasSession: false })]).toEqual([path, '/index.html']);
    }
  });

  test('is the app shell if the page cannot answer the query', () => {
    const find = (query: string) => pageFor({ path: '/guide', query, hasSession: false }, pages);
    for (const query of ['q=ears', 'utm_source=x&stage=puppy', 'q', 'q=']) {
      expect([query, find(query)]).toEqual([query, '/index.html']);
    }
    for (const query of ['', 'utm_source=q', 'ref=ABCD2345', 'qq=1']) {
      expect([query, find(query)]).toEqual([query, '/guide.html']);
    }
  });

  test('is the file itself if the path names a file', () => {
    for (const path of ['/assets/main-1.js', '/favicon.svg', '/site.webmanifest', '/landing.html']) {
      expect(pageFor({ path, hasSession: false }, pages)).toBe(path);
    }
  });

  test('is a different file for each prerendered path', () => {
    expect(new Set(prerendered.map(({ path }) => path)).size).toBe(prerendered.length);
    expect(new Set(pageFiles).size).toBe(prerendered.length + articleIds.length);
  });
});

test('the assets are cached for a year, and everything else is revalidated', () => {
  expect(cacheControl('/assets/main-1.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/index.html', '/service-worker.js', '/site.webmanifest'])
    expect(cacheControl(path)).toBe('no-cache');
});

describe('the headers of the site', () => {
  const policy = (options: Parameters<typeof responseHeaders>[0]) =>
    Object.fromEntries(
      (responseHeaders(options)['content-security-policy'] ?? '')
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
  const siteOrigin = 'https://houndwell.example';

  test('allow only our own files', () => {
    expect(policy({ siteOrigin })).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('allow connections to the origin of uploads', () => {
    const incomingOrigin = 'https://incoming.example';
    expect(policy({ siteOrigin, incomingOrigin })['connect-src']).toEqual(["'self'", incomingOrigin]);
  });

  test('allow pictures from the server of map tiles', () => {
    const tileOrigin = 'https://tiles.example';
    expect(policy({ siteOrigin, tileOrigin })['img-src']).toEqual(["'self'", 'blob:', tileOrigin]);
    expect(policy({ siteOrigin, tileOrigin: '' })['img-src']).toEqual(["'self'", 'blob:']);
  });

  test('allow Stripe only if it is used', () => {
    const stripe = policy({ siteOrigin, stripe: true });
    expect(stripe['script-src']).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com']);
    expect(stripe['frame-src']).toEqual([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
    ]);
    expect(stripe['connect-src']).toEqual(["'self'", 'https://api.stripe.com']);
  });

  test('require HTTPS only on HTTPS sites', () => {
    expect(responseHeaders({ siteOrigin })).toHaveProperty('strict-transport-security');
    expect(responseHeaders({ siteOrigin: 'http://localhost:3000' })).not.toHaveProperty('strict-transport-security');
  });

  test('disable unused browser features, and allow geolocation and passkeys', () => {
    const features = responseHeaders({ siteOrigin })['permissions-policy'];
    expect(features).toContain('camera=()');
    expect(features).toContain('geolocation=(self)');
    expect(features).toContain('publickey-credentials-get=(self)');
  });
});

test('API responses have the headers that CloudFront adds', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'secret');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const event = {
    routeKey: 'GET /api/health',
    headers: { [originSecretHeader]: 'secret' },
    requestContext: { requestId: '1' },
  };
  const answer = await handler(event as never, {} as never);
  expect(answer).toMatchObject({ statusCode: 200, headers: apiHeaders });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
