import { expect, it } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

/** An owner who was told of two dogs. */
async function ownerWithNews() {
  const owner = await create.ownerWithDog();
  await owner.browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  await app.settle();
  return owner;
}

async function unread(browser: Browser): Promise<string[]> {
  return (await browser.ask(notifications.listNotifications)).filter(({ read }) => !read).map(({ title }) => title);
}

it('a new dog is told of under the bell, newest first, with the way to its profile', async () => {
  const { browser } = await ownerWithNews();
  const [newest, before] = await browser.ask(notifications.listNotifications);
  expect(newest).toMatchObject({ type: 'system', title: 'Olive is here', read: false, actionUrl: '/profile' });
  expect(before?.title).toBe('Rex is here');
  expect(Date.parse(newest?.timestamp ?? '')).toBeGreaterThanOrEqual(Date.parse(before?.timestamp ?? ''));
});

it('a new dog is promised plans for what is known of it, and no more', async () => {
  const { browser } = await create.owner();
  await browser.ask(dogs.createDog, { body: { name: 'Olive', breed: 'Beagle', age: 2 } });
  await browser.ask(dogs.createDog, { body: rex });
  await app.settle();
  const messages = (await browser.ask(notifications.listNotifications)).map(({ message }) => message);
  expect(messages).toContain("Olive's profile is saved. Plans and tips will be made for this breed and age.");
  expect(messages).toContain("Rex's profile is saved. Plans and tips will be made for this breed, age and weight.");
});

it('one can be marked as read, once or twice, and the others stay new', async () => {
  const { browser } = await ownerWithNews();
  const [newest] = await browser.ask(notifications.listNotifications);
  const params = { id: newest?.id ?? '' };
  await browser.ask(notifications.markNotificationRead, { params });
  await browser.ask(notifications.markNotificationRead, { params });
  expect(await unread(browser)).toEqual(['Rex is here']);
});

it('all can be marked as read, and all can be cleared', async () => {
  const { browser } = await ownerWithNews();
  await browser.ask(notifications.markAllNotificationsRead);
  expect(await unread(browser)).toEqual([]);
  await browser.ask(notifications.clearNotifications);
  await browser.ask(notifications.clearNotifications);
  expect(await browser.ask(notifications.listNotifications)).toEqual([]);
});

it('nobody marks or clears what another owner was told', async () => {
  const { browser } = await ownerWithNews();
  const [theirs] = await browser.ask(notifications.listNotifications);
  const other = await create.owner();
  const mark = (id: string) => other.browser.post(`/api/notifications/${id}/mark-read`);
  const [refused, never] = [await mark(theirs?.id ?? ''), await mark('01ARZ3NDEKTSV4RRFFQ69G5FAV')];
  expect([refused.status, refused.text]).toEqual([404, never.text]);
  await other.browser.ask(notifications.clearNotifications);
  await other.browser.ask(notifications.markAllNotificationsRead);
  expect(await unread(browser)).toEqual(['Olive is here', 'Rex is here']);
});

it('the list comes page by page, and none is missing or twice', async () => {
  const { browser } = await ownerWithNews();
  const first = await browser.get('/api/notifications?limit=1');
  const cursor = String(first.headers['x-next-cursor']);
  const second = await browser.get(`/api/notifications?limit=1&cursor=${encodeURIComponent(cursor)}`);
  const titles = [first, second].flatMap(({ body }) => (body as { title: string }[]).map(({ title }) => title));
  expect(titles).toEqual(['Olive is here', 'Rex is here']);
});
