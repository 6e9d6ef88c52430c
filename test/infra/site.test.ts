import { describe, expect, test, vi } from 'vitest';
import { handler } from '#functions/system/handler.ts';
import { cacheControl, pageFor, prerendered, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { originSecretHeader } from '#shared/session.ts';

describe('the page for a path', () => {
  const builtAhead = [{ path: '/', file: '/landing.html' }];

  test('is the app, wherever somebody opens it', () => {
    for (const path of ['/dogs', '/community/01JC', '/profile/', '/%2f']) {
      expect(pageFor(path, true)).toBe('/index.html');
      expect(pageFor(path, false)).toBe('/index.html');
    }
  });

  test('is built ahead for who has no session, where there is such a page', () => {
    expect(pageFor('/', false, builtAhead)).toBe('/landing.html');
    expect(pageFor('/', true, builtAhead)).toBe('/index.html');
    expect(pageFor('/', false, [])).toBe('/index.html');
  });

  test('is the file itself, where the path names one', () => {
    for (const path of ['/assets/main-1.js', '/favicon.svg', '/site.webmanifest', '/landing.html']) {
      expect(pageFor(path, false, builtAhead)).toBe(path);
    }
  });

  test('is built ahead under one name and for one path each', () => {
    expect(new Set(prerendered.map(({ path }) => path)).size).toBe(prerendered.length);
    expect(new Set(prerendered.map(({ file }) => file)).size).toBe(prerendered.length);
  });
});

test('assets are kept for a year, everything else is asked for again', () => {
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

  test('let nothing run or load but our own files', () => {
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

  test('name the bucket for uploads where it has an origin of its own', () => {
    const incomingOrigin = 'https://incoming.example';
    expect(policy({ siteOrigin, incomingOrigin })['connect-src']).toEqual(["'self'", incomingOrigin]);
  });

  test('let in Stripe only where it is asked for', () => {
    const stripe = policy({ siteOrigin, stripe: true });
    expect(stripe['script-src']).toEqual(["'self'", 'https://js.stripe.com']);
    expect(stripe['frame-src']).toEqual(['https://js.stripe.com', 'https://hooks.stripe.com']);
    expect(stripe['connect-src']).toEqual(["'self'", 'https://api.stripe.com']);
  });

  test('insist on https only over https', () => {
    expect(responseHeaders({ siteOrigin })).toHaveProperty('strict-transport-security');
    expect(responseHeaders({ siteOrigin: 'http://localhost:3000' })).not.toHaveProperty('strict-transport-security');
  });

  test('close what no screen uses and open position and passkeys to ourselves', () => {
    const features = responseHeaders({ siteOrigin })['permissions-policy'];
    expect(features).toContain('camera=()');
    expect(features).toContain('geolocation=(self)');
    expect(features).toContain('publickey-credentials-get=(self)');
  });
});

test('the API says of itself what the edge says for it', async () => {
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
