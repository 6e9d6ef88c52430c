import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { siteRouter } from '#infra/local/http/router.ts';
import { send, serve } from '#test/infra/local/http/send-request.ts';

/** A router to handlers that respond with their names. */
async function router() {
  const named = (name: string) => async (_request: IncomingMessage, response: ServerResponse) => {
    response.end(name);
  };
  const port = await serve(
    siteRouter({
      siteOrigin: 'http://localhost:3000',
      now: () => new Date('2030-03-12T19:03:58Z'),
      gateway: { handle: named('the API') },
      control: { handle: named('the control plane') },
      website: { handle: named('the site') },
      presignedBuckets: ['incoming-bucket', 'export-bucket'],
      photosBucket: 'photos-bucket',
      s3: {
        handlePresigned: named('the bucket'),
        read: (bucket, key) =>
          bucket === 'photos-bucket' && key === 'photos/o 1/a.webp'
            ? { body: Buffer.from('pixels'), contentType: 'image/webp', etag: '"1"', lastModified: new Date() }
            : undefined,
      },
    }),
  );
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(port, { path, method, headers: { host: 'localhost:3000', ...headers } });
}

test.each([
  ['/api/health', 'the API'],
  ['/api/', 'the API'],
  ['/api', 'the site'],
  ['/apiary', 'the site'],
  ['/__local/mail', 'the control plane'],
  ['/incoming-bucket/o1/a?X-Amz-Signature=1', 'the bucket'],
  ['/export-bucket/o1/a?X-Amz-Signature=1', 'the bucket'],
  ['/photos-bucket/photos/a', 'the site'],
  ['/', 'the site'],
  ['/profile', 'the site'],
])('the router sends %s to %s', async (path, who) => {
  const ask = await router();
  expect(await ask(path)).toMatchObject({ status: 200, body: who });
});

test('the Date header has the time of the application clock', async () => {
  const ask = await router();
  for (const path of ['/api/health', '/', '/photos/none']) {
    expect((await ask(path)).headers.date).toBe('Tue, 12 Mar 2030 19:03:58 GMT');
  }
});

test('a photo is cached for a day and cannot run scripts', async () => {
  const ask = await router();
  const { status, body, headers } = await ask('/photos/o%201/a.webp');
  expect({ status, body }).toEqual({ status: 200, body: 'pixels' });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((await ask('/photos/o%201/b.webp')).status).toBe(404);
  expect((await ask('/photos/o%201/a.webp', {}, 'PUT')).status).toBe(405);
});

test('a page requested by IP address redirects to the origin of the site', async () => {
  const ask = await router();
  for (const host of ['127.0.0.1:3000', '[::1]:3000', '127.0.0.1']) {
    const { status, headers } = await ask('/verify-email?a=1', { host });
    expect(status).toBe(308);
    expect(headers.location).toBe('http://localhost:3000/verify-email?a=1');
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await ask('/assets/main-1a2b.js', { host: '127.0.0.1:3000' })).status).toBe(200);
  expect((await ask('/api/health', { host: '127.0.0.1:3000' })).status).toBe(200);
  expect((await ask('/', { host: 'dogs.example' })).status).toBe(200);
});
