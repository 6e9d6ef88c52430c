import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { connectTable, defaultPreferences } from '#test/support/factories.ts';
import { startReminders } from '#test/support/reminders.ts';

const { app, create, setClock, run, verifiedOwner, schedule, inApp } = await startReminders();
await connectTable(app);
const { notify } = await import('#functions/notifications/notify.ts');

type Made = Awaited<ReturnType<typeof verifiedOwner>>;

beforeEach(() => setClock('2027-05-18T12:00:00.000Z'));

/** Sets the clock of this process, in which the test calls `notify`. */
function setOwnClock(): void {
  process.env.CLOCK_OFFSET_MS = String(app.clock.now().getTime() - Date.now());
}

afterEach(() => {
  delete process.env.CLOCK_OFFSET_MS;
});

/** From 10 PM to 7 AM in Chicago, which is 3:00 to 12:00 in UTC in summer. */
const quietHours = { start: '22:00', end: '07:00' };

const save = ({ browser }: Made, change: Partial<NotificationPreferences>) =>
  browser.ask(notifications.updateNotificationPreferences, { body: { ...defaultPreferences, quietHours, ...change } });

/** Runs both schedules at a time, in the order in which reminders can still be held back. */
async function runAt(at: string): Promise<void> {
  await setClock(at);
  await run();
  const { status } = await app.visitor().post('/__local/schedules/deliveries');
  expect(status).toBe(200);
  await app.settle();
}

/** The subjects of an owner's emails about notifications, oldest first. */
async function subjects({ email }: Made): Promise<string[]> {
  const mails = (await app.mails()).filter(({ to, headers }) => to === email && headers['List-Unsubscribe']);
  return mails.map(({ subject }) => subject).reverse();
}

async function quietOwner(): Promise<Made> {
  const maya = await verifiedOwner();
  await save(maya, {});
  return maya;
}

test('what falls into quiet hours is in the app at once, and comes in one email at their end', async () => {
  const maya = await quietOwner();
  await schedule(maya, { title: 'Rabies booster', appointmentDate: '2027-05-20T02:00' });
  await schedule(maya, { title: 'Weigh-in', appointmentDate: '2027-05-20T04:00' });
  await runAt('2027-05-19T07:00:00Z');
  await runAt('2027-05-19T09:00:00Z');
  expect(await inApp(maya)).toHaveLength(2);
  await runAt('2027-05-19T11:59:00Z');
  expect(await subjects(maya)).toEqual([]);
  await runAt('2027-05-19T12:00:00Z');
  await runAt('2027-05-19T12:00:00Z');
  await runAt('2027-05-19T15:00:00Z');
  expect(await subjects(maya)).toEqual(['2 notifications from your quiet hours']);
  const [mail] = (await app.mails()).filter(({ subject }) => subject === '2 notifications from your quiet hours');
  for (const title of ['Rabies booster', 'Weigh-in']) {
    expect(mail?.text).toContain(`- ${title}`);
    expect(mail?.html).toContain(title);
  }
  expect(await inApp(maya)).toHaveLength(2);
});

test('a single notification comes as itself, unless it is no longer true', async () => {
  const maya = await quietOwner();
  const visit = await schedule(maya, { title: 'Weigh-in', appointmentDate: '2027-05-20T04:00' });
  const cancelled = await schedule(maya, { title: 'Checkup', appointmentDate: '2027-05-20T05:00' });
  await runAt('2027-05-19T10:00:00Z');
  await maya.browser.put(`/api/appointments/${cancelled.id}`, { ...cancelled, status: 'cancelled' });
  await maya.browser.delete(`/api/appointments/${cancelled.id}`);
  await runAt('2027-05-19T12:00:00Z');
  expect(await subjects(maya)).toEqual([expect.stringContaining(`${visit.title} on Thursday, May 20`)]);
});

test('a reminder that would be worthless at the end of the quiet hours comes at once', async () => {
  const maya = await quietOwner();
  await schedule(maya, { title: 'Surgery', appointmentDate: '2027-05-20T07:15' });
  await schedule(maya, { title: 'Weigh-in', appointmentDate: '2027-05-20T07:45' });
  await runAt('2027-05-19T13:00:00Z');
  expect(await subjects(maya)).toHaveLength(2);
  await runAt('2027-05-20T11:45:00Z');
  expect((await subjects(maya)).slice(2)).toEqual([expect.stringContaining('Surgery')]);
  await runAt('2027-05-20T12:00:00Z');
  expect((await subjects(maya)).slice(3)).toEqual([expect.stringContaining('Weigh-in')]);
});

test('what was turned off during the quiet hours does not come', async () => {
  const maya = await quietOwner();
  await schedule(maya, { appointmentDate: '2027-05-20T04:00' });
  await runAt('2027-05-19T09:00:00Z');
  const appointments = { inApp: true, push: true, email: false };
  await save(maya, { kinds: { ...defaultPreferences.kinds, appointments } });
  await runAt('2027-05-19T12:00:00Z');
  expect(await subjects(maya)).toEqual([]);
});

test('quiet hours of a plan that has ended hold nothing back', async () => {
  const maya = await quietOwner();
  await create.tier(maya, 'free');
  await schedule(maya, { appointmentDate: '2027-05-20T04:00' });
  await runAt('2027-05-19T09:00:00Z');
  expect(await subjects(maya)).toHaveLength(1);
});

test('a notification that is not wanted in the app is emailed once, however often its event is delivered', async () => {
  const maya = await verifiedOwner();
  const appointments = { inApp: false, push: false, email: true };
  const kinds = { ...defaultPreferences.kinds, appointments };
  await save(maya, { kinds, quietHours: null });
  setOwnClock();
  const event = { eventId: ulid(app.clock.now().getTime()), at: app.clock.now().toISOString() };
  const deliver = () =>
    notify({ ownerId: maya.user.id, ...event, kind: 'appointments', title: 'News', message: 'Rex is fine.' });
  await Promise.all([deliver(), deliver()]);
  await deliver();
  await app.settle();
  expect([await inApp(maya), await subjects(maya)]).toEqual([[], ['News']]);
  await save(maya, { quietHours: null });
  await deliver();
  await app.settle();
  expect([await inApp(maya), await subjects(maya)]).toEqual([[], ['News']]);
});

test('concurrent notifications at night are all in the summary, once', async () => {
  const maya = await quietOwner();
  await setClock('2027-05-19T07:00:00Z');
  setOwnClock();
  const events = Array.from({ length: 4 }, (_, place) => ({
    ...{ eventId: ulid(app.clock.now().getTime() + place), at: app.clock.now().toISOString() },
    title: `News ${place}`,
  }));
  const deliver = (event: (typeof events)[number]) =>
    notify({ ownerId: maya.user.id, ...event, kind: 'appointments', message: 'All is well.' }).catch(() => undefined);
  await Promise.all([...events, ...events].map(deliver));
  // The bus delivers an event again if it failed because of too many conflicts.
  for (const event of events) await deliver(event);
  await runAt('2027-05-19T12:00:00Z');
  expect(await subjects(maya)).toEqual(['4 notifications from your quiet hours']);
});

test('a notification only opens paths of our own', async () => {
  const maya = await verifiedOwner();
  const event = { eventId: ulid(), at: new Date().toISOString() };
  for (const actionUrl of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a b',
  ]) {
    const news = { ownerId: maya.user.id, ...event, title: 'News', message: '', actionUrl };
    await expect(notify({ ...news, kind: 'account' })).rejects.toThrow('path of our own');
  }
  expect(await inApp(maya)).toEqual([]);
});
