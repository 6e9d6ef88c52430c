import { afterEach, beforeEach, expect, test } from 'vitest';
import { guide } from '#shared/contract/guide.ts';
import { articles } from '#shared/guide/articles.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import { type Browser, statusCounts } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
await connectTable(app);
const { ArticleRatingCounts, ArticleRatings } = await import('#functions/entities/article-ratings.ts');

let last = 0;
/** An article that no other test has rated. */
let articleId = '';
/** The article's counts before the test, because test files share the table. */
let before = { helpful: 0, unhelpful: 0 };

beforeEach(async () => {
  last += 1;
  articleId = articles[last]?.id ?? '';
  before = await readCounts();
});

afterEach(() => app.clock.reset());

async function readCounts() {
  const { data } = await ArticleRatingCounts.get({ articleId }).go({ consistent: true });
  return { helpful: data?.helpful ?? 0, unhelpful: data?.unhelpful ?? 0 };
}

/** The number of ratings that the test has added. */
async function counted(): Promise<[helpful: number, unhelpful: number]> {
  const { helpful, unhelpful } = await readCounts();
  return [helpful - before.helpful, unhelpful - before.unhelpful];
}

function rate(browser: Browser, helpful: boolean, visitorKey?: string) {
  return browser.post(`/api/guide/articles/${articleId}/feedback`, { helpful, visitorKey });
}

test("an owner's rating of an article counts once, also from another browser", async () => {
  const { browser } = await create.owner();
  for (const from of [browser, browser, browser.copy()]) expect((await rate(from, true)).status).toBe(204);
  expect(await counted()).toEqual([1, 0]);
});

test('a changed answer replaces the former one', async () => {
  const { browser } = await create.owner();
  const expected: [boolean, number[]][] = [
    [true, [1, 0]],
    [false, [0, 1]],
    [false, [0, 1]],
    [true, [1, 0]],
  ];
  for (const [helpful, counts] of expected) {
    await rate(browser, helpful);
    expect(await counted()).toEqual(counts);
  }
});

test('the ratings of several owners add up', async () => {
  const owners = await Promise.all([create.owner(), create.owner(), create.owner()]);
  const replies = await Promise.all(owners.map(({ browser }, at) => rate(browser, at > 0)));
  expect(statusCounts(replies)).toEqual({ 204: 3 });
  expect(await counted()).toEqual([2, 1]);
});

test('concurrent taps of one owner count once, for the answer that is stored', async () => {
  const { browser, user } = await create.owner();
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => rate(browser, at % 2 === 0)));
  expect(statusCounts(replies)).toEqual({ 204: 10 });
  const { data } = await ArticleRatings.get({ rater: `owner#${user.id}`, articleId }).go({ consistent: true });
  expect(await counted()).toEqual(data?.helpful ? [1, 0] : [0, 1]);
});

test("a visitor's rating counts once per key, and a changed answer replaces it", async () => {
  const visitor = app.visitor();
  const visitorKey = crypto.randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => rate(visitor, true, visitorKey)));
  expect(await counted()).toEqual([1, 0]);
  await rate(visitor, false, visitorKey);
  expect(await counted()).toEqual([0, 1]);
  await rate(visitor, true, crypto.randomUUID());
  expect(await counted()).toEqual([1, 1]);
});

test('a rating without a key counts, and nothing can replace it', async () => {
  const visitor = app.visitor();
  expect((await rate(visitor, true)).status).toBe(204);
  expect((await rate(visitor, false)).status).toBe(204);
  expect(await counted()).toEqual([1, 1]);
});

test("a visitor cannot replace an owner's rating", async () => {
  const { browser, user } = await create.owner();
  await rate(browser, true);
  await rate(app.visitor(), false, user.id);
  expect(await counted()).toEqual([1, 1]);
});

test("the key that an owner's browser sends makes no difference", async () => {
  const { browser } = await create.owner();
  await rate(browser, true, crypto.randomUUID());
  await rate(browser, false, crypto.randomUUID());
  expect(await counted()).toEqual([0, 1]);
});

test("an owner's rating is in the owner's partition, and only a visitor's expires, after a year", async () => {
  app.clock.freeze();
  const { browser, user } = await create.owner();
  const visitorKey = crypto.randomUUID();
  await rate(browser, true);
  await rate(app.visitor(), true, visitorKey);
  const [owner, visitor] = [
    { rater: `owner#${user.id}`, articleId },
    { rater: `visitor#${visitorKey}`, articleId },
  ];
  expect(ArticleRatings.get(owner).params<{ Key: { pk: string } }>().Key.pk).toBe(`owner#${user.id}`);
  expect((await ArticleRatings.get(owner).go()).data).toEqual({ ...owner, helpful: true });
  const expiresAt = Math.floor(app.clock.now().getTime() / 1000) + 365 * 24 * 3600;
  expect((await ArticleRatings.get(visitor).go()).data).toEqual({ ...visitor, helpful: true, expiresAt });
});

test('an unknown article is a 404, and stores nothing', async () => {
  for (articleId of ['no-such-article', 'constructor', '__proto__', '%20']) {
    const reply = await rate(app.visitor(), true);
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([404, 'articleNotFound']);
  }
  articleId = 'no-such-article';
  expect(await readCounts()).toEqual({ helpful: 0, unhelpful: 0 });
});

test('an operator reads the counts of all articles with one query', async () => {
  await rate(app.visitor(), true);
  const { data } = await ArticleRatingCounts.query.byKey({}).go({ consistent: true });
  expect(data).toContainEqual(expect.objectContaining({ articleId, helpful: before.helpful + 1 }));
});

test('each counted rating is an event that names no owner', async () => {
  const { browser } = await create.owner();
  await rate(browser, true);
  await rate(browser, true);
  await rate(browser, false);
  await app.settle();
  const details = (await app.publishedEvents())
    .filter(({ type, detail }) => type === 'ArticleRated' && detail.articleId === articleId)
    .map(({ detail: { eventId: _, ...detail } }) => detail);
  expect(details).toEqual([
    { articleId, helpful: false },
    { articleId, helpful: true },
  ]);
});

test('an IP address without a session can rate 60 times at once, then once a minute', async () => {
  app.clock.freeze();
  const visitor = app.visitor('127.0.13.7');
  const replies = await Promise.all(Array.from({ length: 61 }, () => rate(visitor, true, 'one-key')));
  expect(statusCounts(replies)).toEqual({ 204: 60, 429: 1 });
  expect(replies.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60');
});

test('an owner can rate 30 times at once', async () => {
  app.clock.freeze();
  const { browser } = await create.owner();
  const ids = articles.slice(100, 131).map(({ id }) => id);
  const replies = [];
  for (const id of ids) {
    replies.push(await browser.post(guide.rateArticle.path.replace('{id}', id), { helpful: true }));
  }
  expect(statusCounts(replies)).toEqual({ 204: 30, 429: 1 });
});
