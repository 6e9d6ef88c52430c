import { expect, test } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { withDecoded } from '#test/support/decoded.ts';
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

test('a list is returned page by page, oldest first', async () => {
  expect(first.names).toEqual(names(1, 3));
  const second = await page(browser, `?limit=3&cursor=${first.next}`);
  expect(second.names).toEqual(names(4, 6));
  const third = await page(browser, `?limit=3&cursor=${second.next}`);
  expect(third).toEqual({ names: names(7, 7), next: undefined });
});

test('a list that fits on one page has no cursor', async () => {
  expect(await page(browser, '')).toEqual({ names: names(1, 7), next: undefined });
  const empty = await create.owner();
  expect(await page(empty.browser, '')).toEqual({ names: [], next: undefined });
});

test('a cursor is encrypted: it reveals no key, and two cursors for the same position differ', async () => {
  expect(first.next).toMatch(/^[\w-]+$/);
  expect(withDecoded(first.next ?? '')).not.toMatch(/owner|dog#/);
  expect((await page(browser, '?limit=3')).next).not.toBe(first.next);
});

test('a dog that is added between two pages appears at the end', async () => {
  const other = await ownerWithDogs(4);
  const { next } = await page(other, '?limit=2');
  await other.ask(dogs.createDog, { body: { ...rex, name: 'Late' } });
  expect((await page(other, `?limit=10&cursor=${next}`)).names).toEqual(['Dog 3', 'Dog 4', 'Late']);
});

/** The cursor with one of its bytes changed. */
function altered(cursor: string, place: number): string {
  const bytes = Buffer.from(cursor, 'base64url');
  bytes[place] = (bytes.at(place) ?? 0) ^ 1;
  return bytes.toString('base64url');
}
const cursor = first.next ?? '';

test.each([
  ['that is forged', 'abc'],
  ['of plain text', Buffer.from('{"pk":"owner#1","sk":"dog#1"}').toString('base64url')],
  ['with another start', altered(cursor, 0)],
  ['with altered content', altered(cursor, 20)],
  ['with another end', altered(cursor, Buffer.from(cursor, 'base64url').length - 1)],
  ['that is truncated', cursor.slice(0, -4)],
  ['of no characters', ''],
  ['of dots', '...'],
  ['that is repeated', `${cursor}${cursor}`],
])('a cursor %s is rejected', async (_, wrong) => {
  const reply = await browser.get(`/api/dogs?cursor=${encodeURIComponent(wrong)}`);
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'cursorInvalid' })]);
});

test("another owner's cursor is rejected", async () => {
  const other = await create.owner();
  const reply = await other.browser.get(`/api/dogs?cursor=${first.next}`);
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'cursorInvalid' })]);
});

test("another list's cursor is rejected", async () => {
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
])('the query %s is rejected with the name of the field', async (query) => {
  const reply = await browser.get(`/api/dogs?${query}`);
  expect(reply.status).toBe(400);
  expect(Object.keys((reply.body as { fields?: object }).fields ?? {})).toEqual([query.split('=')[0]]);
});
