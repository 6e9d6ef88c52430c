import { expect, test } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

async function ownerWithDogs(count: number): Promise<Browser> {
  const { browser } = await create.owner();
  for (let place = 1; place <= count; place += 1) {
    await browser.ask(dogs.createDog, { body: { ...rex, name: `Dog ${place}` } });
  }
  return browser;
}

async function page(browser: Browser, query: string) {
  const { status, body, headers } = await browser.get(`/api/dogs${query}`);
  expect(status).toBe(200);
  return {
    names: (body as { name: string }[]).map(({ name }) => name),
    next: headers['x-next-cursor'] as string | undefined,
  };
}

const browser = await ownerWithDogs(7);
const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => `Dog ${from + place}`);
const first = await page(browser, '?limit=3');

test('a list comes page by page, oldest first, until there is nothing more', async () => {
  expect(first.names).toEqual(names(1, 3));
  const second = await page(browser, `?limit=3&cursor=${first.next}`);
  expect(second.names).toEqual(names(4, 6));
  const third = await page(browser, `?limit=3&cursor=${second.next}`);
  expect(third).toEqual({ names: names(7, 7), next: undefined });
});

test('a list that fits on one page names no next one', async () => {
  expect(await page(browser, '')).toEqual({ names: names(1, 7), next: undefined });
  const empty = await create.owner();
  expect(await page(empty.browser, '')).toEqual({ names: [], next: undefined });
});

test('a marker tells nothing of how things are stored', () => {
  expect(first.next).toMatch(/^[\w-]+\.[\w-]+$/);
});

test('a dog that is added meanwhile comes at the end and moves nobody', async () => {
  const meanwhile = await ownerWithDogs(4);
  const { next } = await page(meanwhile, '?limit=2');
  await meanwhile.ask(dogs.createDog, { body: { ...rex, name: 'Late' } });
  expect((await page(meanwhile, `?limit=10&cursor=${next}`)).names).toEqual(['Dog 3', 'Dog 4', 'Late']);
});

const [marker = '', seal = ''] = (first.next ?? '').split('.');
const altered = Buffer.from(marker, 'base64url')
  .toString()
  .replace(/^(.{10})./, '$1X');

test.each([
  ['made up', 'abc'],
  ['without a seal', marker],
  ['with another seal', `${marker}.${seal.slice(0, -2)}xx`],
  ['with a cut seal', `${marker}.${seal.slice(0, -1)}`],
  ['with altered contents', `${Buffer.from(altered).toString('base64url')}.${seal}`],
  ['of nothing', ''],
  ['of dots', '...'],
  ['with more behind it', `${marker}.${seal}.${seal}`],
])('a marker %s is refused, told apart from a wrong field', async (_, cursor) => {
  const reply = await browser.get(`/api/dogs?cursor=${encodeURIComponent(cursor)}`);
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'cursorInvalid' })]);
});

test("another owner's marker is refused", async () => {
  const other = await create.owner();
  const reply = await other.browser.get(`/api/dogs?cursor=${first.next}`);
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'cursorInvalid' })]);
});

test("another list's marker is refused", async () => {
  const reply = await browser.get(`/api/notifications?cursor=${first.next}`);
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'cursorInvalid' })]);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=ten',
  'limit=1.5',
  'limit=',
  'limit=1&limit=2',
  'order=name',
  `cursor=${'x'.repeat(2001)}`,
])('a query that says %s is refused with the field that is wrong', async (query) => {
  const reply = await browser.get(`/api/dogs?${query}`);
  expect(reply.status).toBe(400);
  expect(Object.keys((reply.body as { fields?: object }).fields ?? {})).toEqual([query.split('=')[0]]);
});
