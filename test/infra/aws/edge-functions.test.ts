import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { hashArticleId, pageRequestCode, pageResponseCode, viewerAddressCode } from '#infra/aws/edge-functions.ts';
import { type Prerendered, pageFor, pageVary, prerendered } from '#infra/site.ts';
import { articleIds } from '#shared/guide/article-ids.ts';
import { sessionCookieName } from '#shared/session.ts';
import { logicalId, properties, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();

interface EdgeRequest {
  uri: string;
  querystring: Record<string, { value: string }>;
  cookies: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}

/** Runs a CloudFront function in isolation. */
function runFunction(code: string, event: unknown) {
  return runInNewContext(`${code}\nhandler(event);`, { event: structuredClone(event) });
}

function request(uri: string, others: Partial<EdgeRequest> = {}): EdgeRequest {
  return { uri, querystring: {}, cookies: {}, headers: {}, ...others };
}

describe('the function that selects the page', () => {
  const paths = ['/', '/dogs', '/dogs/', '/pricing', '/pricing/x', '/community/01JC0000000000000000000000', '/a.b/c']
    .concat(['/index.html', '/landing.html', '/assets/main-1.js', '/assets/no-ending', '/assets', '/favicon.svg'])
    .concat(['/site.webmanifest', '/x/y.Z9', '/dogs.', '/%2e%2e', '/a b', '//', '/ü'])
    .concat(['/guide', '/guide/', '/guide/nothing', '/guide/constructor', '/guide/a.b', '/guide/ü', '/guides/x']);
  const queries = ['', 'q=ears', 'category=health&utm_source=x', 'utm_source=q', 'q'];
  const lists: [string, readonly Prerendered[]][] = [
    ['nothing', []],
    ['all pages', prerendered],
    [
      'landing and pricing',
      [
        { path: '/', file: '/landing.html', appForOwners: true },
        { path: '/pricing', file: '/pricing.html' },
      ],
    ],
  ];
  const cookie = sessionCookieName('https://houndwell.example');

  test.each(lists)('agrees with pageFor on every path, with %s prerendered', (_, pages) => {
    const code = pageRequestCode(cookie, pages);
    for (const path of paths) {
      for (const query of queries) {
        for (const hasSession of [false, true]) {
          const event = request(path, {
            querystring: Object.fromEntries(query.split('&').map((each) => [each.split('=')[0], { value: 'x' }])),
            cookies: hasSession ? { [cookie]: { value: 'x' } } : { other: { value: 'x' } },
          });
          const { uri } = runFunction(code, { request: event });
          const expected = pageFor({ path, query, hasSession }, pages);
          expect([path, query, hasSession, uri]).toEqual([path, query, hasSession, expected]);
        }
      }
    }
  });

  test('knows every article, and no other ID that resembles one', () => {
    const find = runInNewContext(`${pageRequestCode(cookie)}\n(request) => handler({ request }).uri;`);
    for (const id of articleIds) {
      for (const path of [id, `${id}s`, id.slice(1), `${id}-2`, id.toUpperCase()].map((each) => `/guide/${each}`)) {
        expect([path, find(request(path))]).toEqual([path, pageFor({ path, hasSession: false })]);
      }
    }
  });

  test('has a hash of its own for every article', () => {
    expect(new Set(articleIds.map(hashArticleId)).size).toBe(articleIds.length);
  });

  test('redirects password managers to the tab with the password', () => {
    const response = runFunction(pageRequestCode(cookie), { request: request('/.well-known/change-password') });
    expect(response).toMatchObject({ statusCode: 302, headers: { location: { value: '/profile?tab=account' } } });
  });

  test('is deployed and below the size limit of CloudFront', () => {
    const deployed = properties(fixture, logicalId(fixture.stack, 'PageRequest')).FunctionCode;
    expect(deployed).toBe(pageRequestCode(cookie));
    expect(Buffer.byteLength(deployed)).toBeLessThan(10 * 1024);
  });
});

test.each([
  ['/', true],
  ['/dogs', true],
  ['/index.html', true],
  ['/assets/main-1.js', false],
  ['/favicon.svg', false],
])('only the response for a page varies by cookie (%s: %s)', (uri, varies) => {
  const { headers } = runFunction(pageResponseCode, { request: { uri }, response: { headers: {} } });
  expect(headers).toEqual(varies ? { vary: { value: pageVary } } : {});
});

test('the edge overwrites a forged viewer address', () => {
  const event = {
    viewer: { ip: '203.0.113.7' },
    request: request('/api/dogs', { headers: { 'x-viewer-address': { value: '1.1.1.1' } } }),
  };
  expect(runFunction(viewerAddressCode, event).headers).toEqual({ 'x-viewer-address': { value: '203.0.113.7' } });
});
