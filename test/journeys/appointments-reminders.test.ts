import { beforeEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { change } from '#test/support/appointments.ts';
import { defaultPreferences } from '#test/support/factories.ts';
import { startReminders } from '#test/support/reminders.ts';

const { create, setClock, run, runAt, owner, verifiedOwner, schedule, inApp, emails, reminded } =
  await startReminders();

// `checkup` is on May 20 at 21:30 UTC, 4:30 PM in Chicago.
const [dayBefore, hourBefore] = ['day 05-20 21:30', 'hour 05-20 21:30'];
const early = '2027-05-18T12:00:00.000Z';
const atDay = '2027-05-19T21:30:00.000Z';
const atHour = '2027-05-20T20:30:00.000Z';

beforeEach(() => setClock(early));

const titles = async (made: Parameters<typeof inApp>[0]) => (await inApp(made)).map(({ title }) => title);

test('an owner gets one reminder a day before and one an hour before, however often the schedule runs', async () => {
  const maya = await verifiedOwner();
  await schedule(maya, { title: 'Rabies booster', vetName: 'Dr. Reyes', description: 'Bring the vaccination record.' });
  await runAt('2027-05-19T21:15:00.000Z');
  expect(await reminded(maya)).toEqual([]);
  await setClock(atDay);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await reminded(maya)).toEqual([dayBefore]);
  await runAt('2027-05-20T20:15:00.000Z');
  await setClock(atHour);
  await Promise.all([run(), run()]);
  await runAt('2027-05-20T22:00:00.000Z');
  expect(await reminded(maya)).toEqual([dayBefore, hourBefore]);
  expect(await inApp(maya)).toMatchObject([
    {
      title: 'Rabies booster tomorrow at 4:30 PM',
      message: "Rex's visit with Dr. Reyes is on Thursday, May 20 at 4:30 PM.",
      actionUrl: expect.stringMatching(/^\/calendar\?date=2027-05-20&visit=\w+$/),
      read: false,
    },
    { title: 'Rabies booster in an hour', actionUrl: expect.stringContaining('date=2027-05-20&visit=') },
  ]);
  const subject = 'Rex: Rabies booster on Thursday, May 20 at 4:30 PM';
  const sent = await emails(maya);
  expect(sent.map((mail) => mail.subject)).toEqual([subject, subject]);
  for (const { text } of sent) expect(text).toContain('Your notes: Bring the vaccination record.');
});

test.each([
  ['is late by hours', '2027-05-20T09:00:00.000Z', [dayBefore], ['Checkup today at 4:30 PM']],
  ['is late by a day', '2027-05-20T21:00:00.000Z', [hourBefore], ['Checkup today at 4:30 PM']],
  ['is late until the start', '2027-05-20T21:30:00.000Z', [], []],
])('no outdated reminder is sent when the schedule %s', async (_name, at, expected, shown) => {
  const maya = await owner();
  await schedule(maya);
  await runAt(at);
  await run();
  expect([await reminded(maya), await titles(maya)]).toEqual([expected, shown]);
  await runAt('2027-05-20T22:00:00.000Z');
  expect((await reminded(maya)).filter((each) => each === dayBefore)).toEqual(
    expected.filter((each) => each === dayBefore),
  );
});

test.each([
  ['less than a day before its start', '2027-05-19T21:31:00.000Z', [hourBefore]],
  ['less than an hour before its start', '2027-05-20T20:31:00.000Z', []],
  ['after its start', '2027-05-20T21:31:00.000Z', []],
])('an appointment that is added %s has only the reminders that are still ahead', async (_name, at, expected) => {
  const maya = await owner();
  await setClock(at);
  await schedule(maya);
  await run();
  await runAt('2027-05-20T20:45:00.000Z');
  expect(await reminded(maya)).toEqual(expected);
});

test('an appointment that was canceled, completed or deleted has no reminders', async () => {
  const maya = await owner();
  const [one, two, three] = [await schedule(maya), await schedule(maya), await schedule(maya)];
  await change(maya.browser, one, { ...maya.form, status: 'cancelled' });
  await change(maya.browser, two, { ...maya.form, status: 'completed' });
  await maya.browser.ask(appointments.deleteAppointment, { params: { id: three.id } });
  await runAt(atDay);
  await runAt(atHour);
  expect(await reminded(maya)).toEqual([]);
});

test('an appointment that moved has reminders only at its new time, even if its title changed before', async () => {
  const maya = await owner();
  const appointment = await schedule(maya);
  await change(maya.browser, appointment, { ...maya.form, title: 'Dental cleaning' });
  await runAt(atDay);
  await change(maya.browser, appointment, { ...maya.form, appointmentDate: '2027-05-25T16:30' });
  await runAt(atHour);
  expect([await reminded(maya), await titles(maya)]).toEqual([[dayBefore], ['Dental cleaning tomorrow at 4:30 PM']]);
  await runAt('2027-05-24T21:30:00.000Z');
  await runAt('2027-05-25T20:30:00.000Z');
  expect(await reminded(maya)).toEqual([dayBefore, 'day 05-25 21:30', 'hour 05-25 21:30']);
});

test('an owner is reminded again after an appointment is restored or moves back, but never twice', async () => {
  const maya = await owner();
  const appointment = await schedule(maya);
  const set = (more: object) => change(maya.browser, appointment, { ...maya.form, ...more });
  await set({ status: 'cancelled' });
  await set({ status: 'scheduled' });
  await runAt(atDay);
  await set({ status: 'cancelled' });
  await set({ status: 'scheduled' });
  await set({ appointmentDate: '2027-05-25T16:30' });
  await set({ appointmentDate: '2027-05-20T16:30' });
  await run();
  await runAt(atHour);
  await run();
  expect(await reminded(maya)).toEqual([dayBefore, hourBefore]);
});

test('reminders state the local time in each time zone, and arrive 24 hours ahead even when clocks change', async () => {
  await setClock('2027-11-01T00:00:00.000Z');
  const [chicago, kolkata] = [await owner(), await owner('Asia/Kolkata')];
  // Clocks go back on Sunday, November 7 in Chicago: 10 am is 16:00 UTC, and 15:00 the day before.
  await schedule(chicago, { appointmentDate: '2027-11-07T10:00' });
  await schedule(kolkata, { appointmentDate: '2027-11-07T10:00' });
  await runAt('2027-11-06T04:30:00.000Z');
  expect(await titles(kolkata)).toEqual(['Checkup tomorrow at 10:00 AM']);
  await runAt('2027-11-06T15:45:00.000Z');
  expect(await titles(chicago)).toEqual([]);
  await runAt('2027-11-06T16:00:00.000Z');
  expect(await titles(chicago)).toEqual(['Checkup tomorrow at 10:00 AM']);
  await runAt('2027-11-07T03:30:00.000Z');
  await runAt('2027-11-07T15:00:00.000Z');
  expect([await reminded(chicago), await reminded(kolkata)]).toEqual([
    ['day 11-07 16:00', 'hour 11-07 16:00'],
    ['day 11-07 04:30', 'hour 11-07 04:30'],
  ]);
});

test('the appointments of a deleted dog have no reminders', async () => {
  const maya = await owner();
  await schedule(maya);
  await maya.browser.ask(dogs.deleteDog, { params: { id: maya.dog.id } });
  await runAt(atDay);
  expect([await inApp(maya), await emails(maya)]).toEqual([[], []]);
});

test("an owner's reminder preferences also apply to appointments that were added before", async () => {
  const maya = await verifiedOwner();
  await schedule(maya);
  const set = (reminderLeads: ('day' | 'hour')[], email: boolean) => {
    const kinds = { ...defaultPreferences.kinds, appointments: { inApp: true, push: true, email } };
    const body = { ...defaultPreferences, kinds, reminderLeads };
    return maya.browser.ask(notifications.updateNotificationPreferences, { body });
  };
  await set(['hour'], false);
  await runAt(atDay);
  await runAt(atHour);
  expect([await reminded(maya), await emails(maya)]).toEqual([[hourBefore], []]);
  await schedule(maya, { appointmentDate: '2027-05-25T16:30' });
  await set(['day'], true);
  await runAt('2027-05-24T21:30:00.000Z');
  await set([], true);
  await runAt('2027-05-25T20:30:00.000Z');
  expect(await reminded(maya)).toEqual([hourBefore, 'day 05-25 21:30']);
  expect(await emails(maya)).toHaveLength(1);
});

test('an owner without access to the calendar gets no reminder email', async () => {
  const maya = await verifiedOwner();
  await schedule(maya);
  await create.tier(maya, 'expired');
  await runAt(atDay);
  await create.tier(maya, 'free');
  await runAt(atHour);
  expect([await reminded(maya), (await emails(maya)).length]).toEqual([[dayBefore, hourBefore], 1]);
});

test('an owner unsubscribes from reminder emails in one click, and keeps the reminders in the app', async () => {
  const maya = await verifiedOwner();
  await schedule(maya);
  await runAt(atDay);
  const [mail] = await emails(maya);
  const { 'List-Unsubscribe': link = '', 'List-Unsubscribe-Post': post } = mail?.headers ?? {};
  expect(post).toBe('List-Unsubscribe=One-Click');
  const origin = maya.browser.origin.replace('127.0.0.1', 'localhost');
  const [, path = '', token = ''] = /^<http:\/\/localhost:\d+(\/api\/[^?]+\?token=(\S+))>$/.exec(link) ?? [];
  expect(mail?.text).toContain(`Unsubscribe:\n${origin}/unsubscribe#token=${token}\n`);
  expect(mail?.html).toContain(`href="${origin}/unsubscribe#token=${token}"`);
  const headers = {
    origin: undefined,
    'sec-fetch-site': undefined,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const stranger = maya.browser.another();
  expect((await stranger.post(path, 'List-Unsubscribe=One-Click', { headers })).status).toBe(204);
  await runAt(atHour);
  expect([(await inApp(maya)).length, (await emails(maya)).length]).toEqual([2, 1]);
});

test('an unverified address gets at most five reminders a day, which contain the time but no text typed by the owner', async () => {
  const maya = await owner();
  const words = ['win.example', 'Dr. Evil', 'Rexevil', 'Maya'];
  await maya.browser.ask(account.updateUser, { body: { firstName: 'Maya' } });
  await maya.browser.ask(dogs.updateDog, {
    params: { id: maya.dog.id },
    body: { name: 'Rexevil', breed: 'Beagle', age: 3, weight: 24 },
  });
  const typed = { title: 'win.example', vetName: 'Dr. Evil', description: 'www.win.example' };
  for (let count = 0; count < 6; count += 1) await schedule(maya, typed);
  await runAt(atDay);
  const sent = await emails(maya);
  expect(sent.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 5 }, () => 'Your vet visit on Thursday, May 20 at 4:30 PM'),
  );
  expect(await inApp(maya)).toHaveLength(6);
  const all = JSON.stringify(sent.map(({ subject, text, html }) => [subject, text, html]));
  expect(words.filter((word) => all.includes(word))).toEqual([]);
});
