import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { readToken } = mailboxIn(app);
await connectTable(app);
const { notify } = await import('#functions/notifications/notify.ts');
const { Notifications } = await import('#functions/entities/notifications.ts');

const older = 'The first notice';
const newer = 'The second notice';

/** An owner with two notifications. */
async function ownerWithNotifications() {
  const owner = await create.owner();
  await deliver(owner.user.id, older, eventAgo(2000));
  await deliver(owner.user.id, newer, eventAgo(1000));
  return owner;
}

/** Delivers an event as a notification. By default, the event happened now. */
async function deliver(ownerId: string, title: string, event = eventAgo(0), subjectId?: string) {
  await notify({
    ownerId,
    ...event,
    kind: 'account',
    except: ['email'],
    title,
    message: '',
    actionUrl: '/',
    subjectId,
  });
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

it('notifications are listed newest first, with their links', async () => {
  const { browser } = await ownerWithNotifications();
  const [first, second] = await list(browser);
  expect(first).toMatchObject({ type: 'system', title: newer, read: false, actionUrl: '/' });
  expect(second?.title).toBe(older);
  expect(Date.parse(first?.timestamp ?? '')).toBeGreaterThan(Date.parse(second?.timestamp ?? ''));
});

it('a notification is listed for 90 days', async () => {
  const { browser, user } = await create.owner();
  const day = 24 * 3600 * 1000;
  await deliver(user.id, 'Expired', eventAgo(90 * day + 60_000));
  await deliver(user.id, 'Old', eventAgo(89 * day));
  expect(await titles(browser)).toEqual(['Old']);
});

it('owners are not notified about their own actions', async () => {
  const owner = await create.ownerWithDog();
  await owner.browser.ask(billing.changeSubscription, { body: { plan: 'basic' } });
  await owner.browser.ask(account.verifyEmail, { body: { token: await readToken(owner.email, 'verify') } });
  await app.settle();
  expect(await list(owner.browser)).toEqual([]);
});

it('an owner can mark one notification as read, even twice, and the others stay unread', async () => {
  const { browser } = await ownerWithNotifications();
  const [newest] = await list(browser);
  const params = { id: newest?.id ?? '' };
  await browser.ask(notifications.markNotificationRead, { params });
  await browser.ask(notifications.markNotificationRead, { params });
  expect(await unread(browser)).toEqual([older]);
});

it('an owner can mark all notifications as read or clear them, and sees those that arrive afterward', async () => {
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

it('an owner without notifications can mark all as read and clear all', async () => {
  const { browser } = await create.owner();
  await browser.ask(notifications.markAllNotificationsRead);
  await browser.ask(notifications.clearNotifications);
  expect(await list(browser)).toEqual([]);
});

it('a late notification stays unread if it arrives after all others were marked as read or cleared', async () => {
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

it('marking all notifications as read during concurrent deliveries neither loses nor repeats one', async () => {
  const { browser, user } = await create.owner();
  const events = Array.from({ length: 5 }, (_, place) => ({ title: `News ${place}`, event: eventAgo(1000 * place) }));
  const deliveries = [...events, ...events].map(({ title, event }) => deliver(user.id, title, event));
  await Promise.all([...deliveries, browser.ask(notifications.markAllNotificationsRead)]);
  expect((await titles(browser)).sort()).toEqual(events.map(({ title }) => title));
  await browser.ask(notifications.markAllNotificationsRead);
  expect(await unread(browser)).toEqual([]);
});

it('deleting a dog deletes the notifications about them', async () => {
  const { browser, user, dog } = await create.ownerWithDog();
  await deliver(user.id, 'About Rex', eventAgo(0), dog.id);
  expect(await titles(browser)).toEqual(['About Rex']);
  await browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  await app.settle();
  expect(await list(browser)).toEqual([]);
  expect((await Notifications.query.ofOwner({ ownerId: user.id }).go()).data).toEqual([]);
});

it('an owner cannot mark or clear the notifications of another owner', async () => {
  const { browser } = await ownerWithNotifications();
  const [theirs] = await list(browser);
  const other = await create.owner();
  const mark = (id: string) => other.browser.post(`/api/notifications/${id}/mark-read`);
  const [refused, unknown] = [await mark(theirs?.id ?? ''), await mark('01ARZ3NDEKTSV4RRFFQ69G5FAV')];
  expect([refused.status, refused.text]).toEqual([404, unknown.text]);
  await other.browser.ask(notifications.clearNotifications);
  await other.browser.ask(notifications.markAllNotificationsRead);
  expect(await unread(browser)).toEqual([newer, older]);
});

it('the list of notifications can be paged through without gaps or repeats', async () => {
  const { browser } = await ownerWithNotifications();
  const first = await browser.get('/api/notifications?limit=1');
  const cursor = String(first.headers['x-next-cursor']);
  const second = await browser.get(`/api/notifications?limit=1&cursor=${encodeURIComponent(cursor)}`);
  const both = [first, second].flatMap(({ body }) => (body as { title: string }[]).map(({ title }) => title));
  expect(both).toEqual([newer, older]);
});
