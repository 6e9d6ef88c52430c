import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { createFactories, rex, workOnTableOf } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
workOnTableOf(app);
const { Notifications, notify } = await import('#functions/core/notifications.ts');

const rexReady = "Rex's profile is ready";
const oliveReady = "Olive's profile is ready";

/** An owner with a notification about each of two dogs. */
async function ownerWithNotifications() {
  const owner = await create.ownerWithDog();
  await owner.browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  await app.settle();
  return owner;
}

/** Delivers an event that happened now or, with an offset, earlier. */
async function deliver(ownerId: string, title: string, event = eventAgo(0)) {
  await notify({ ownerId, ...event, type: 'system', title, message: '', actionUrl: '/' });
}

function eventAgo(milliseconds: number) {
  const at = new Date(Date.now() - milliseconds);
  return { eventId: ulid(at.getTime()), at: at.toISOString() };
}

const list = (browser: Browser) => browser.ask(notifications.listNotifications);

async function titles(browser: Browser): Promise<string[]> {
  return (await list(browser)).map(({ title }) => title);
}

async function unread(browser: Browser): Promise<string[]> {
  return (await list(browser)).filter(({ read }) => !read).map(({ title }) => title);
}

it('lists a notification for each new dog, newest first, with a link to its profile', async () => {
  const { browser } = await ownerWithNotifications();
  const [newest, older] = await list(browser);
  expect(newest).toMatchObject({ type: 'system', title: oliveReady, read: false, actionUrl: '/profile' });
  expect(older?.title).toBe(rexReady);
  expect(Date.parse(newest?.timestamp ?? '')).toBeGreaterThanOrEqual(Date.parse(older?.timestamp ?? ''));
});

it('mentions the known facts about a new dog', async () => {
  const { browser } = await create.owner();
  await browser.ask(dogs.createDog, { body: { name: 'Olive', breed: 'Beagle', age: 2 } });
  await browser.ask(dogs.createDog, { body: rex });
  await app.settle();
  const messages = (await list(browser)).map(({ message }) => message);
  expect(messages).toContain("We'll use Olive's breed and age to make your tips and plans.");
  expect(messages).toContain("We'll use Rex's breed, age and weight to make your tips and plans.");
});

it('marks one as read, also twice, and leaves the others unread', async () => {
  const { browser } = await ownerWithNotifications();
  const [newest] = await list(browser);
  const params = { id: newest?.id ?? '' };
  await browser.ask(notifications.markNotificationRead, { params });
  await browser.ask(notifications.markNotificationRead, { params });
  expect(await unread(browser)).toEqual([rexReady]);
});

it('marks all as read and clears all, and lists what arrives afterward', async () => {
  const { browser, user } = await ownerWithNotifications();
  await browser.ask(notifications.markAllNotificationsRead);
  expect(await unread(browser)).toEqual([]);
  await deliver(user.id, 'After marking');
  expect(await unread(browser)).toEqual(['After marking']);
  await browser.ask(notifications.clearNotifications);
  await browser.ask(notifications.clearNotifications);
  expect(await list(browser)).toEqual([]);
  await deliver(user.id, 'After clearing');
  expect(await unread(browser)).toEqual(['After clearing']);
});

it('marks and clears an empty list', async () => {
  const { browser } = await create.owner();
  await browser.ask(notifications.markAllNotificationsRead);
  await browser.ask(notifications.clearNotifications);
  expect(await list(browser)).toEqual([]);
});

it('keeps a late notification unread whose event happened before all were marked as read or cleared', async () => {
  const { browser, user } = await ownerWithNotifications();
  const late = eventAgo(60_000);
  await browser.ask(notifications.markAllNotificationsRead);
  await deliver(user.id, 'Late', late);
  await deliver(user.id, 'Late', late);
  expect(await unread(browser)).toEqual(['Late']);
  await browser.ask(notifications.clearNotifications);
  await deliver(user.id, 'Late', late);
  await deliver(user.id, 'Later', eventAgo(60_000));
  expect(await titles(browser)).toEqual(['Later']);
});

it('loses and repeats no notification when all are marked as read during concurrent deliveries', async () => {
  const { browser, user } = await create.owner();
  const events = Array.from({ length: 5 }, (_, place) => ({ title: `News ${place}`, event: eventAgo(1000 * place) }));
  const deliveries = [...events, ...events].map(({ title, event }) => deliver(user.id, title, event));
  await Promise.all([...deliveries, browser.ask(notifications.markAllNotificationsRead)]);
  expect((await titles(browser)).sort()).toEqual(events.map(({ title }) => title));
  await browser.ask(notifications.markAllNotificationsRead);
  expect(await unread(browser)).toEqual([]);
});

it('deletes the notifications about a deleted dog', async () => {
  const { browser, user, dog } = await create.ownerWithDog();
  await app.settle();
  await browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  await app.settle();
  expect(await list(browser)).toEqual([]);
  expect((await Notifications.query.ofOwner({ ownerId: user.id }).go()).data).toEqual([]);
});

it("marks and clears nothing of another owner's", async () => {
  const { browser } = await ownerWithNotifications();
  const [theirs] = await list(browser);
  const other = await create.owner();
  const mark = (id: string) => other.browser.post(`/api/notifications/${id}/mark-read`);
  const [refused, unknown] = [await mark(theirs?.id ?? ''), await mark('01ARZ3NDEKTSV4RRFFQ69G5FAV')];
  expect([refused.status, refused.text]).toEqual([404, unknown.text]);
  await other.browser.ask(notifications.clearNotifications);
  await other.browser.ask(notifications.markAllNotificationsRead);
  expect(await unread(browser)).toEqual([oliveReady, rexReady]);
});

it('pages through the list without gaps or repeats', async () => {
  const { browser } = await ownerWithNotifications();
  const first = await browser.get('/api/notifications?limit=1');
  const cursor = String(first.headers['x-next-cursor']);
  const second = await browser.get(`/api/notifications?limit=1&cursor=${encodeURIComponent(cursor)}`);
  const both = [first, second].flatMap(({ body }) => (body as { title: string }[]).map(({ title }) => title));
  expect(both).toEqual([oliveReady, rexReady]);
});
