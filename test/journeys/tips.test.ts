import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { tips } from '#shared/contract/tips.ts';
import { connectTable, defaultPreferences } from '#test/support/factories.ts';
import { type Browser, statusCounts } from '#test/support/http.ts';
import { startTips } from '#test/support/tips.ts';

const { app, create, registerAt, visit, list, dates } = await startTips();
await connectTable(app);

async function tipNotices(browser: Browser) {
  const all = await browser.ask(notifications.listNotifications);
  return all.filter(({ title }) => title === 'Your daily tip');
}

test('a new owner has a tip at once, without a notification, and the next one at 9:00 tomorrow', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  expect(await dates(owner.browser)).toEqual(['2027-03-02']);
  expect(await tipNotices(owner.browser)).toEqual([]);
  expect(await dates(await visit(owner, '2027-03-03T14:59:00Z'))).toEqual(['2027-03-02']);
  const browser = await visit(owner, '2027-03-03T15:00:00Z');
  const [tip] = await list(browser);
  expect(tip).toMatchObject({
    id: '2027-03-03',
    userId: owner.user.id,
    sentAt: '2027-03-03T15:00:00.000Z',
    isRead: false,
  });
  expect(await tipNotices(browser)).toMatchObject([
    { type: 'other', message: tip?.tipContent, timestamp: '2027-03-03T15:00:00.000Z', read: false, actionUrl: '/tips' },
  ]);
});

test.each([
  ['Asia/Kathmandu', '+5:45', '2027-02-10T03:14:59Z', '2027-02-10T03:15:00Z', '2027-02-10'],
  ['America/St_Johns', '-3:30', '2027-02-10T12:29:59Z', '2027-02-10T12:30:00Z', '2027-02-10'],
  [
    'America/New_York',
    'the day on which clocks move forward',
    '2027-03-14T12:59:59Z',
    '2027-03-14T13:00:00Z',
    '2027-03-14',
  ],
  [
    'America/New_York',
    'the day on which clocks move back',
    '2027-11-07T13:59:59Z',
    '2027-11-07T14:00:00Z',
    '2027-11-07',
  ],
  ['Pacific/Kiritimati', '+14:00', '2027-02-09T18:59:59Z', '2027-02-09T19:00:00Z', '2027-02-10'],
])('the tip arrives at 9:00 in %s (%s)', async (timeZone, _offset, before, at, date) => {
  const owner = await registerAt(new Date(Date.parse(before) - 48 * 3600_000).toISOString(), timeZone);
  expect(await dates(await visit(owner, before))).not.toContain(date);
  const browser = await visit(owner, at);
  const [tip] = await list(browser);
  expect([tip?.id, tip?.sentAt]).toEqual([date, new Date(at).toISOString()]);
  expect(await tipNotices(browser)).toMatchObject([{ timestamp: tip?.sentAt, read: false }]);
});

test('simultaneous and repeated requests end in one tip and one notification a day', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const browser = await visit(owner, '2027-03-03T16:00:00Z');
  const calls = Array.from({ length: 8 }, (_, at) => browser.get(at % 2 ? '/api/daily-tips' : '/api/notifications'));
  expect(statusCounts(await Promise.all(calls))).toEqual({ 200: 8 });
  expect(await dates(browser)).toEqual(['2027-03-03', '2027-03-02']);
  expect(await tipNotices(browser)).toHaveLength(1);
});

test('an owner who was away for a week finds a tip for each day, no two alike, and one notification', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  await create.tier(owner, 'free');
  const browser = await visit(owner, '2027-03-09T20:00:00Z');
  const all = await list(browser);
  expect(all.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((day) => `2027-03-0${day}`));
  expect(new Set(all.map(({ tipContent }) => tipContent)).size).toBe(8);
  expect(await tipNotices(browser)).toHaveLength(1);
});

test('an owner who was away for a whole month has no tips of that month', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  await create.tier(owner, 'free');
  await list(owner.browser);
  const found = await dates(await visit(owner, '2027-05-02T20:00:00Z'));
  expect([found[0], found[1], found.length]).toEqual(['2027-05-02', '2027-03-31', 31]);
});

test('an owner who moves to another time zone has one tip for each date', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'Pacific/Kiritimati');
  const first = await visit(owner, '2027-03-03T19:30:00Z');
  expect(await dates(first)).toEqual(['2027-03-04', '2027-03-03']);
  await first.ask(account.updateUser, { body: { timeZone: 'Pacific/Pago_Pago' } });
  expect(await dates(first)).toEqual(['2027-03-02']);
  const later = await dates(await visit(owner, '2027-03-05T20:30:00Z'));
  expect(later).toEqual([5, 4, 3, 2].map((day) => `2027-03-0${day}`));
});

test('tips come in pages, newest first', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  await create.tier(owner, 'free');
  const browser = await visit(owner, '2027-03-22T20:00:00Z');
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const reply = await browser.get(`/api/daily-tips?limit=4${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`);
    const page = reply.body as { id: string }[];
    expect(page.length).toBeLessThanOrEqual(4);
    found.push(...page.map(({ id }) => id));
    cursor = reply.headers['x-next-cursor']?.toString();
  } while (cursor);
  expect(found).toEqual(await dates(browser));
  expect(found).toHaveLength(21);
});

test('a tip can be marked as read, even twice, and the others stay unread', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  await list(owner.browser);
  const browser = await visit(owner, '2027-03-03T20:00:00Z');
  await list(browser);
  for (const _ of [1, 2]) await browser.ask(tips.markDailyTipRead, { params: { id: '2027-03-03' } });
  expect((await list(browser)).map(({ isRead }) => isRead)).toEqual([true, false]);
});

test.each(['2027-03-04', '2027-02-30', 'none', '__proto__'])('%s is no tip to mark as read', async (id) => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const reply = await owner.browser.post(`/api/daily-tips/${id}/mark-read`);
  expect([reply.status, (reply.body as { code: string }).code]).toEqual([404, 'tipNotFound']);
});

test('the notification of a tip can be marked as read and cleared, and the tip stays', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const browser = await visit(owner, '2027-03-03T20:00:00Z');
  const [notice] = await tipNotices(browser);
  await browser.ask(notifications.markNotificationRead, { params: { id: notice?.id ?? '' } });
  expect(await tipNotices(browser)).toMatchObject([{ read: true }]);
  expect((await list(browser)).map(({ isRead }) => isRead)).toEqual([true, false]);
  const later = await visit(owner, '2027-03-04T20:00:00Z');
  expect(await tipNotices(later)).toMatchObject([{ id: 'tip-2027-03-04', read: false }]);
  await later.ask(notifications.markAllNotificationsRead);
  expect(await tipNotices(later)).toMatchObject([{ read: true }]);
  await later.ask(notifications.clearNotifications);
  expect(await tipNotices(later)).toEqual([]);
  expect(await dates(later)).toHaveLength(3);
  expect(await tipNotices(await visit(owner, '2027-03-05T20:00:00Z'))).toHaveLength(1);
});

test('an owner who turns off tips in the app keeps the tips without the notification', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const browser = await visit(owner, '2027-03-03T20:00:00Z');
  const kinds = { ...defaultPreferences.kinds, tips: { inApp: false, push: false } };
  await browser.ask(notifications.updateNotificationPreferences, { body: { ...defaultPreferences, kinds } });
  expect(await tipNotices(browser)).toEqual([]);
  expect(await dates(browser)).toEqual(['2027-03-03', '2027-03-02']);
});

test('the notification of a tip is in the pages of notifications once', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const browser = await visit(owner, '2027-03-05T20:00:00Z');
  const { notify } = await import('#functions/notifications/notify.ts');
  for (const time of ['2027-03-04T10:00:00.000Z', '2027-03-05T10:00:00.000Z', '2027-03-05T19:00:00.000Z']) {
    const event = { eventId: ulid(Date.parse(time)), at: time };
    await notify({
      ownerId: owner.user.id,
      ...event,
      kind: 'account',
      except: ['email'],
      title: time.slice(8, 13),
      message: '',
    });
  }
  for (const limit of [1, 2, 3, 10]) {
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const reply = await browser.get(
        `/api/notifications?limit=${limit}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      );
      const page = reply.body as { title: string }[];
      expect(page.length).toBeLessThanOrEqual(limit);
      titles.push(...page.map(({ title }) => title));
      cursor = reply.headers['x-next-cursor']?.toString();
    } while (cursor);
    expect(titles.toSorted()).toEqual(['04T10', '05T10', '05T19', 'Your daily tip']);
  }
  const all = await browser.ask(notifications.listNotifications);
  expect(all.map(({ title }) => title)).toEqual(['05T19', 'Your daily tip', '05T10', '04T10']);
});
