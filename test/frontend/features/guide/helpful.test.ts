import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateArticle, readRating } from '../../../../frontend/src/features/guide/helpful.ts';
import { clearOwnerData } from '../../../../frontend/src/platform/storage/storage.ts';

const sent: { path: string; helpful: boolean; visitorKey: string }[] = [];
let respond: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  respond = async () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ path, ...JSON.parse(body) });
    return respond();
  });
});
afterEach(() => {
  clearOwnerData();
  vi.unstubAllGlobals();
});

test('a saved answer is kept on the device until the owner signs out', async () => {
  expect(readRating('ear-care')).toBeUndefined();
  expect(await rateArticle('ear-care', false)).toEqual({ isSaved: true, message: 'Thanks!' });
  expect(sent).toMatchObject([{ path: '/api/guide/articles/ear-care/feedback', helpful: false }]);
  expect(readRating('ear-care')).toBe(false);
  clearOwnerData();
  expect(readRating('ear-care')).toBeUndefined();
});

test('a changed answer and a repeat after a lost response have the same key, and another article has its own', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await rateArticle('ear-care', true);
  respond = async () => new Response(null, { status: 204 });
  await rateArticle('ear-care', true);
  await rateArticle('ear-care', false);
  await rateArticle('crate', true);
  const [first, ...others] = sent.map(({ visitorKey }) => visitorKey);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(others[2]).not.toBe(first);
  expect([readRating('ear-care'), readRating('crate')]).toEqual([false, true]);
});

test.each([
  [
    'no response',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /no connection.*Try again when you're online/,
  ],
  ['a refused request', async () => new Response('{}', { status: 429 }), /didn't save.*in a minute/],
  ['an error of the server', async () => new Response('{}', { status: 503 }), /couldn't save.*try again/],
])(
  'after %s, the former answer stays and the message says that the new one was not saved',
  async (_, fail, message) => {
    await rateArticle('ear-care', true);
    respond = fail;
    expect(await rateArticle('ear-care', false)).toEqual({ isSaved: false, message: expect.stringMatching(message) });
    expect(readRating('ear-care')).toBe(true);
  },
);
