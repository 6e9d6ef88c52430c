import { beforeEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { exercise } from '#shared/contract/exercise.ts';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { connectTable, defaultPreferences, password } from '#test/support/factories.ts';
import { startReminders } from '#test/support/reminders.ts';

const { app, create, owner, verifiedOwner, schedule, setClock } = await startReminders();
await connectTable(app);
const { DueItems } = await import('#functions/core/data/due-queue.ts');

type Made = Awaited<ReturnType<typeof verifiedOwner>>;

// Friday. The next Sunday is March 7, on which 5 PM in Chicago is 23:00 UTC.
beforeEach(() => setClock('2027-03-05T18:00:00.000Z'));

const save = ({ browser }: Made, isOn: boolean, more: Partial<NotificationPreferences> = {}) => {
  const kinds = { ...defaultPreferences.kinds, summary: { email: isOn } };
  return browser.ask(notifications.updateNotificationPreferences, { body: { ...defaultPreferences, ...more, kinds } });
};

/** An owner who wants the weekly summary. */
async function reader(timeZone?: string): Promise<Made> {
  const maya = await verifiedOwner(timeZone);
  await save(maya, true);
  return maya;
}

async function runAt(at: string, times = 1): Promise<void> {
  await setClock(at);
  const run = () => app.visitor().post('/__local/schedules/deliveries');
  const replies = await Promise.all(Array.from({ length: times }, run));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
  await app.settle();
}

async function summaries({ email }: Made) {
  return (await app.mails())
    .filter(({ to, subject }) => to === email && subject.startsWith('Your week with'))
    .reverse();
}

/** How many rows the owner has in the queue. */
async function countQueued({ user }: Made): Promise<number> {
  const pages = [0, 1, 2, 3].map((shard) =>
    DueItems.query.byKey({ kind: 'weekly-summary', shard }).go({ pages: 'all' }),
  );
  return (await Promise.all(pages)).flatMap(({ data }) => data).filter(({ id }) => id === user.id).length;
}

test('an owner gets one summary on Sunday at 5 PM, however often the schedule runs', async () => {
  const maya = await reader();
  await maya.browser.ask(exercise.createExerciseLog, {
    body: { dogId: maya.dog.id, date: '2027-03-05T10:00:00.000Z', duration: 95, distance: 4.2 },
  });
  await schedule(maya, { title: 'Rabies booster', appointmentDate: '2027-03-10T16:30' });
  await schedule(maya, { title: 'Far away', appointmentDate: '2027-03-20T16:30' });
  await runAt('2027-03-07T22:59:00Z');
  expect(await summaries(maya)).toEqual([]);
  await runAt('2027-03-07T23:00:00Z', 3);
  await runAt('2027-03-07T23:15:00Z');
  const [mail, ...others] = await summaries(maya);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your week with Rex');
  for (const line of [
    '- Rex: 1 activity, 95 minutes, 4.2 miles',
    '- Wednesday, March 10 at 4:30 PM: Rabies booster (Rex)',
    'Tip of the week\n- ',
  ]) {
    expect(mail?.text).toContain(line);
  }
  expect(mail?.text).not.toContain('Far away');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  await runAt('2027-03-14T22:00:00Z');
  expect(await summaries(maya)).toHaveLength(2);
});

test.each([
  ['Asia/Kathmandu', '2027-03-07T11:15:00Z'],
  ['America/St_Johns', '2027-03-07T20:30:00Z'],
])('the summary comes at 5 PM in %s', async (timeZone, at) => {
  const maya = await reader(timeZone);
  await runAt(new Date(Date.parse(at) - 60_000).toISOString());
  expect(await summaries(maya)).toEqual([]);
  await runAt(at);
  expect(await summaries(maya)).toHaveLength(1);
});

test('a run that is hours late sends the summary, and one that is days late leaves it out', async () => {
  const maya = await reader();
  await runAt('2027-03-08T10:00:00Z');
  expect(await summaries(maya)).toHaveLength(1);
  await runAt('2027-03-17T10:00:00Z');
  expect(await summaries(maya)).toHaveLength(1);
  await runAt('2027-03-21T22:00:00Z');
  expect(await summaries(maya)).toHaveLength(2);
});

test('turning the summary on and off, and moving to another time zone, gives one a week', async () => {
  const maya = await reader('America/New_York');
  for (const isOn of [false, true, false, true]) await save(maya, isOn);
  await maya.browser.ask(account.updateUser, { body: { timeZone: 'America/Los_Angeles' } });
  for (const isOn of [false, true]) await save(maya, isOn);
  await runAt('2027-03-07T22:00:00Z');
  expect(await summaries(maya)).toEqual([]);
  await runAt('2027-03-08T01:00:00Z');
  await runAt('2027-03-08T02:00:00Z');
  expect([(await summaries(maya)).length, await countQueued(maya)]).toEqual([1, 1]);
});

test('an owner who turns the summary off, by the link or in the app, gets none and costs nothing', async () => {
  const maya = await reader();
  await runAt('2027-03-07T23:00:00Z');
  const [mail] = await summaries(maya);
  const link = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(link);
  for (const _ of [1, 2]) expect((await app.visitor().post(`${pathname}${search}`)).status).toBe(204);
  expect(await maya.browser.ask(notifications.getNotificationPreferences)).toEqual(defaultPreferences);
  await runAt('2027-03-14T22:00:00Z');
  expect([(await summaries(maya)).length, await countQueued(maya)]).toEqual([1, 0]);
});

test('an owner who has been away for 30 days gets no summary until the next visit', async () => {
  const maya = await reader();
  for (const day of ['07T23', '14T22', '21T22', '28T22']) await runAt(`2027-03-${day}:00:00Z`);
  expect(await summaries(maya)).toHaveLength(4);
  await runAt('2027-04-04T22:00:00Z');
  expect([(await summaries(maya)).length, await countQueued(maya)]).toEqual([4, 0]);
  await setClock('2027-04-20T12:00:00Z');
  const browser = app.visitor();
  await browser.ask(account.login, { body: { email: maya.email, password } });
  await browser.ask(account.getUser);
  await app.settle();
  expect(await countQueued(maya)).toBe(1);
  await runAt('2027-04-25T22:00:00Z');
  expect(await summaries(maya)).toHaveLength(5);
});

test('a plan without the summary and an unconfirmed address get none', async () => {
  const maya = await reader();
  await create.tier(maya, 'basic');
  const unconfirmed = await owner();
  await save(unconfirmed, true);
  await runAt('2027-03-07T23:00:00Z');
  expect([await summaries(maya), await summaries(unconfirmed)]).toEqual([[], []]);
  await create.tier(maya, 'advanced');
  await runAt('2027-03-14T22:00:00Z');
  expect(await summaries(maya)).toHaveLength(1);
});

test('a summary that falls into quiet hours comes at their end', async () => {
  const maya = await verifiedOwner();
  await save(maya, true, { quietHours: { start: '16:00', end: '19:00' } });
  await runAt('2027-03-07T23:00:00Z');
  expect(await summaries(maya)).toEqual([]);
  await runAt('2027-03-08T01:00:00Z');
  expect([(await summaries(maya)).length, await countQueued(maya)]).toEqual([1, 1]);
});
