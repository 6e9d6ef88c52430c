import { describe, expect, test, vi } from 'vitest';
import { handler } from '#functions/entrypoints/system.ts';
import { cacheControl, pageFor, prerendered, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { originSecretHeader } from '#shared/session.ts';

describe('the page for a path', () => {
  const pages = [
    { path: '/', file: '/start.html', appForOwners: true },
    { path: '/welcome', file: '/welcome.html' },
  ];

  test('is the app shell for paths of the app', () => {
    for (const path of ['/dogs', '/community/01JC', '/profile/', '/%2f']) {
      expect(pageFor(path, true)).toBe('/index.html');
      expect(pageFor(path, false)).toBe('/index.html');
    }
  });

  test('is a static page for visitors, and for owners too if the app has no screen at its path', () => {
    expect(pageFor('/', false, pages)).toBe('/start.html');
    expect(pageFor('/', true, pages)).toBe('/index.html');
    expect(pageFor('/welcome', true, pages)).toBe('/welcome.html');
    expect(pageFor('/', false, [])).toBe('/index.html');
  });

  test('is the file if the path is one', () => {
    for (const path of ['/assets/main-1.js', '/favicon.svg', '/site.webmanifest', '/landing.html']) {
      expect(pageFor(path, false, pages)).toBe(path);
    }
  });

  test('has one file per prerendered page', () => {
    expect(new Set(prerendered.map(({ path }) => path)).size).toBe(prerendered.length);
    expect(new Set(prerendered.map(({ file }) => file)).size).toBe(prerendered.length);
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

  test('allow the origin of uploads', () => {
    const incomingOrigin = 'https://incoming.example';
    expect(policy({ siteOrigin, incomingOrigin })['connect-src']).toEqual(["'self'", incomingOrigin]);
  });

  test('allow Stripe only if it is used', () => {
    const stripe = policy({ siteOrigin, stripe: true });
    expect(stripe['script-src']).toEqual(["'self'", 'https://js.stripe.com']);
    expect(stripe['frame-src']).toEqual(['https://js.stripe.com', 'https://hooks.stripe.com']);
    expect(stripe['connect-src']).toEqual(["'self'", 'https://api.stripe.com']);
  });

  test('require HTTPS only on HTTPS sites', () => {
    expect(responseHeaders({ siteOrigin })).toHaveProperty('strict-transport-security');
    expect(responseHeaders({ siteOrigin: 'http://localhost:3000' })).not.toHaveProperty('strict-transport-security');
  });

  test('disable unused browser features and allow position and passkeys', () => {
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
