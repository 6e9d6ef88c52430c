import { beforeEach, expect, test } from 'vitest';
import { appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { change, listAll } from '#test/support/appointments.ts';
import { rex } from '#test/support/factories.ts';
import { startReminders } from '#test/support/reminders.ts';

const { app, setClock, run, runAt, owner, verifiedOwner, schedule, inApp, emails, reminded } = await startReminders();

beforeEach(() => setClock('2027-01-01T12:00:00.000Z'));

const weekly = { every: 1, unit: 'week' } as const;

/** An owner with a weekly series from Wednesday, January 6 at 9 am in Chicago, which is 15:00 UTC. */
async function ownerOfSeries(made?: Awaited<ReturnType<typeof owner>>, more: object = {}) {
  const maya = made ?? (await owner());
  const form = { ...maya.form, appointmentDate: '2027-01-06T09:00', repeat: weekly, ...more };
  await schedule(maya, form);
  const instances = await listAll(maya.browser, { from: '2027-01-01', to: '2027-02-01' });
  const [first, second, third] = instances;
  if (!first || !second || !third) throw new Error('The series has no instances.');
  const edit = (instance: typeof first, changes: object, scope: 'one' | 'all' = 'one') =>
    change(maya.browser, instance, { ...form, appointmentDate: instance.appointmentDate, ...changes }, scope);
  return { ...maya, form, first, second, third, edit };
}

/** Runs the schedule a day and an hour before each start, such as `01-06 15:00`. */
async function runBefore(...starts: string[]): Promise<void> {
  for (const start of starts) {
    const at = Date.parse(`2027-${start.replace(' ', 'T')}:00.000Z`);
    for (const hours of [24, 1]) await runAt(new Date(at - hours * 3_600_000).toISOString());
  }
}

const both = (start: string) => [`day ${start}`, `hour ${start}`];
const [one, two, three] = ['01-06 15:00', '01-13 15:00', '01-20 15:00'] as [string, string, string];

test('an owner is reminded a day and an hour before each instance of a series, once each', async () => {
  const maya = await ownerOfSeries(await verifiedOwner(), { title: 'Physio', vetName: 'Dr. Reyes' });
  for (const start of [one, two]) {
    await runBefore(start);
    await Promise.all([run(), run()]);
  }
  expect(await reminded(maya)).toEqual([...both(one), ...both(two)]);
  expect((await inApp(maya)).map(({ title }) => title)).toEqual([
    'Physio tomorrow at 9:00 AM',
    'Physio in an hour',
    'Physio tomorrow at 9:00 AM',
    'Physio in an hour',
  ]);
  expect((await emails(maya)).map(({ subject }) => subject)).toContain(
    'Rex: Physio on Wednesday, January 13 at 9:00 AM',
  );
});

test('after an outage of weeks, the schedule sends only the next reminders of a series', async () => {
  const maya = await ownerOfSeries();
  await runAt('2027-01-19T18:00:00.000Z');
  await run();
  expect(await reminded(maya)).toEqual([`day ${three}`]);
  await runBefore(three, '01-27 15:00');
  expect(await reminded(maya)).toEqual([...both(three), ...both('01-27 15:00')]);
});

test('an owner is reminded of daily instances, even when a day has 23 hours', async () => {
  await setClock('2027-03-12T00:00:00.000Z');
  const maya = await owner();
  await schedule(maya, {
    appointmentDate: '2027-03-13T09:00',
    repeat: { every: 1, unit: 'day', until: '2027-03-15' },
  });
  for (let hour = 0; hour < 96; hour += 1) await run(new Date(Date.UTC(2027, 2, 12, hour)).toISOString());
  const starts = ['03-13 15:00', '03-14 14:00', '03-15 14:00'];
  expect((await reminded(maya)).sort()).toEqual(starts.flatMap(both).sort());
});

test('an instance that was canceled, completed, deleted or moved has no reminder, except at its new time', async () => {
  const maya = await ownerOfSeries();
  await maya.edit(maya.first, { status: 'cancelled' });
  await maya.browser.ask(appointments.deleteAppointment, { params: { id: maya.second.id }, query: { scope: 'one' } });
  await maya.edit(maya.third, { appointmentDate: '2027-01-21T09:00' });
  await runBefore(one, two, three, '01-21 15:00', '01-27 15:00');
  expect(await reminded(maya)).toEqual([...both('01-21 15:00'), ...both('01-27 15:00')]);
});

test('an override has reminders with its own details, and has them again once it is restored or moved back', async () => {
  const maya = await ownerOfSeries();
  await maya.edit(maya.first, { status: 'cancelled' });
  const second = await maya.edit(maya.second, { title: 'Scan', appointmentDate: '2027-01-15T09:00' });
  await runAt('2027-01-05T15:00:00.000Z');
  await maya.edit(maya.first, { status: 'scheduled' });
  await maya.edit(second, { title: 'Scan', appointmentDate: '2027-01-13T09:00' });
  await runBefore(one, two, '01-15 15:00');
  expect(await reminded(maya)).toEqual([`hour ${one}`, ...both(two)]);
  expect((await inApp(maya)).map(({ title }) => title)).toEqual([
    'Checkup in an hour',
    'Scan tomorrow at 9:00 AM',
    'Scan in an hour',
  ]);
});

test('a changed series has reminders with its new details, and never twice', async () => {
  const maya = await ownerOfSeries();
  await runAt('2027-01-05T15:00:00.000Z');
  await maya.edit(maya.first, { title: 'Physio' }, 'all');
  await runBefore(one);
  await maya.edit(maya.second, { title: 'Massage' }, 'all');
  await runBefore(two);
  expect(await reminded(maya)).toEqual([...both(one), ...both(two)]);
  expect((await inApp(maya)).map(({ title }) => title)).toEqual([
    'Checkup tomorrow at 9:00 AM',
    'Physio in an hour',
    'Massage tomorrow at 9:00 AM',
    'Massage in an hour',
  ]);
});

test.each([
  ['before its first instance', [], ['01-07 15:00', '01-14 15:00']],
  ['after its first instance', both(one), ['01-14 15:00', '01-21 15:00']],
])('a series that moves %s has reminders only at its new times', async (_name, past, starts) => {
  const maya = await ownerOfSeries();
  if (past.length > 0) {
    await runBefore(one);
    await setClock('2027-01-07T12:00:00.000Z');
    await maya.edit(maya.second, { appointmentDate: '2027-01-14T09:00' }, 'all');
  } else await maya.edit(maya.first, { appointmentDate: '2027-01-07T09:00' }, 'all');
  await runBefore(...(past.length > 0 ? [two] : [one]), ...starts);
  expect(await reminded(maya)).toEqual([...past, ...starts.flatMap(both)]);
});

test('a series that was deleted or has ended has no reminders', async () => {
  const deleted = await ownerOfSeries();
  const ending = await ownerOfSeries(undefined, { repeat: { ...weekly, until: '2027-01-20' } });
  await runBefore(one);
  const { id } = deleted.second;
  await deleted.browser.ask(appointments.deleteAppointment, { params: { id }, query: { scope: 'all' } });
  await runBefore(two, three, '01-27 15:00');
  expect(await reminded(deleted)).toEqual(both(one));
  expect(await reminded(ending)).toEqual([one, two, three].flatMap(both));
});

test('an override for another dog still has reminders after the dog of its series is deleted', async () => {
  const maya = await ownerOfSeries();
  const other = await maya.browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  await maya.edit(maya.second, { dogId: other.id });
  await maya.browser.ask(dogs.deleteDog, { params: { id: maya.dog.id } });
  await app.settle();
  await runBefore(one, two, three);
  expect(await reminded(maya)).toEqual(both(two));
});
