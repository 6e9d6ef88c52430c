import { expect, test } from 'vitest';
import type { Repeat } from '#shared/contract/appointment-times.ts';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import {
  change,
  complaints,
  listAll,
  listStarts,
  appointmentsPath as path,
  startCalendar,
} from '#test/support/appointments.ts';

const { owner, setClock } = await startCalendar();

const weekly: Repeat = { every: 1, unit: 'week' };

/** An owner with a series that starts on Wednesday, January 6, 2027 at 9 am in Chicago. */
async function ownerOfSeries(repeat: Repeat = weekly, appointmentDate = '2027-01-06T09:00') {
  await setClock('2027-01-01T12:00:00.000Z');
  const made = await owner();
  const form = { ...made.form, appointmentDate, repeat };
  const first = await made.browser.ask(appointments.createAppointment, { body: form });
  const list = (from: string, to: string) => listAll(made.browser, { from, to });
  return { ...made, form, first, list };
}

test.each([
  ['every day', 'day', 1, '2027-01-06', '2027-01-08', ['01-06 15:00', '01-07 15:00', '01-08 15:00']],
  ['every other week', 'week', 2, '2027-01-06', '2027-02-04', ['01-06 15:00', '01-20 15:00', '02-03 15:00']],
  [
    'on the last day of shorter months',
    'month',
    1,
    '2027-01-31',
    '2027-04-30',
    ['01-31 15:00', '02-28 15:00', '03-31 14:00', '04-30 14:00'],
  ],
  ['every third month', 'month', 3, '2027-01-30', '2027-07-31', ['01-30 15:00', '04-30 14:00', '07-30 14:00']],
  [
    'on February 29, or 28',
    'year',
    1,
    '2028-02-29',
    '2032-03-01',
    ['02-29 15:00', '02-28 15:00', '02-28 15:00', '02-28 15:00', '02-29 15:00'],
  ],
] as const)('an appointment repeats %s', async (_name, unit, every, first, until, starts) => {
  const { list } = await ownerOfSeries({ every, unit, until }, `${first}T09:00`);
  expect(listStarts(await list('2027-01-01', '2040-01-01'))).toEqual(starts);
});

test('a series keeps its local time when the clocks change, and omits an instance at a time that they skip', async () => {
  const { list } = await ownerOfSeries({ every: 1, unit: 'day' }, '2027-03-12T02:30');
  expect(listStarts(await list('2027-03-12', '2027-03-17'))).toEqual([
    '03-12 08:30',
    '03-13 08:30',
    '03-15 07:30',
    '03-16 07:30',
  ]);
  const autumn = await ownerOfSeries({ every: 1, unit: 'day' }, '2027-11-06T01:30');
  expect(listStarts(await autumn.list('2027-11-06', '2027-11-09'))).toEqual([
    '11-06 06:30',
    '11-07 06:30',
    '11-08 07:30',
  ]);
});

test('creating a series returns its first instance with its recurrence rule', async () => {
  const { first, form, list } = await ownerOfSeries();
  expect(first).toMatchObject({
    ...form,
    appointmentDate: '2027-01-06T15:00:00.000Z',
    repeat: { ...weekly, until: null },
  });
  expect(first.id).toMatch(/^[0-9A-Z]{26}_20270106T090000$/);
  expect((await list('2027-01-06', '2027-01-07'))[0]).toEqual(first);
});

test('a series ends on the day `until`', async () => {
  const { list } = await ownerOfSeries({ ...weekly, until: '2027-01-20' });
  expect(listStarts(await list('2027-01-01', '2028-01-01'))).toEqual(['01-06 15:00', '01-13 15:00', '01-20 15:00']);
});

test.each([
  [{ ...weekly, until: '2027-01-05' }, { 'repeat.until': 'Please choose a day on or after the first visit' }],
  [{ ...weekly, until: '2027-02-30' }, { 'repeat.until': 'Please enter a date as YYYY-MM-DD' }],
  [{ ...weekly, every: 0 }, { 'repeat.every': 'Please enter 1 to 99' }],
  [{ ...weekly, every: 100 }, { 'repeat.every': 'Please enter 1 to 99' }],
  [{ ...weekly, unit: 'hour' }, { 'repeat.unit': 'Please choose days, weeks, months, or years' }],
])('a series that repeats as %j is rejected', async (repeat, fields) => {
  const { browser, form } = await owner();
  const reply = await browser.post(path, { ...form, appointmentDate: '2027-01-06T09:00', repeat });
  expect([reply.status, complaints(reply)]).toEqual([400, fields]);
});

test('a new series that is not scheduled is rejected', async () => {
  const { browser, form } = await owner();
  const reply = await browser.post(path, { ...form, status: 'completed', repeat: weekly });
  expect(complaints(reply)).toEqual({
    status: 'Repeating appointments are always scheduled. Change one visit instead.',
  });
});

test('a series is listed without gaps or duplicates at every page size', async () => {
  const { browser, dog, form, list } = await ownerOfSeries({ every: 1, unit: 'day' });
  // Adds single appointments at the times of the series' instances, and another series.
  for (const day of ['07', '08', '20']) {
    const body = { ...form, repeat: null, title: 'Single', appointmentDate: `2027-01-${day}T09:00` };
    await browser.ask(appointments.createAppointment, { body });
  }
  await browser.ask(appointments.createAppointment, {
    body: { title: 'Other', dogId: dog.id, appointmentDate: '2027-01-08T09:00', repeat: { every: 3, unit: 'day' } },
  });
  const whole = await list('2027-01-01', '2027-02-01');
  expect(whole).toHaveLength(26 + 3 + 8);
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  expect(listStarts(whole)).toEqual(listStarts(whole).sort());
  for (const limit of ['1', '7', '36', '37']) {
    expect(await listAll(browser, { from: '2027-01-01', to: '2027-02-01', limit })).toEqual(whole);
  }
});

test('a single appointment can become a series, and a series a single appointment', async () => {
  const { browser, form } = await owner();
  const single = await browser.ask(appointments.createAppointment, { body: form });
  const series = await change(browser, single, { ...form, repeat: weekly });
  expect(series.id.startsWith(`${single.id}_`)).toBe(true);
  expect(await listAll(browser, { from: '2027-05-01', to: '2027-06-10' })).toHaveLength(3);
  const second = (await listAll(browser, { from: '2027-05-21', to: '2027-06-10' }))[0] as Appointment;
  const end = await change(browser, second, { ...form, appointmentDate: second.appointmentDate }, 'all');
  expect(await listAll(browser, { from: '2027-05-01', to: '2027-07-10' })).toEqual([end]);
  expect(end.repeat).toBeNull();
});

test('a series counts toward the limit of fifty while it has upcoming instances', async () => {
  const { browser, form } = await owner();
  await setClock('2027-01-01T12:00:00.000Z');
  const add = (until?: string) =>
    browser.post(path, { ...form, appointmentDate: '2027-01-06T09:00', repeat: { ...weekly, until } });
  for (let count = 0; count < 10; count += 1) await add('2027-01-07');
  for (let count = 0; count < 38; count += 1) await add();
  const replies = await Promise.all(Array.from({ length: 4 }, () => add()));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(await browser.ask(appointments.getSeriesLimit)).toEqual({ used: 50, limit: 50 });
  await setClock('2027-01-09T12:00:00.000Z');
  expect(await browser.ask(appointments.getSeriesLimit)).toEqual({ used: 40, limit: 50 });
  expect((await add()).status).toBe(201);
});

test('one instance can be moved, and moved back', async () => {
  const { browser, form, list } = await ownerOfSeries();
  const [, second] = (await list('2027-01-01', '2027-02-01')) as [Appointment, Appointment];
  const moved = await change(browser, second, { ...form, appointmentDate: '2027-01-22T10:00' });
  expect(moved).toMatchObject({ id: second.id, appointmentDate: '2027-01-22T16:00:00.000Z', repeat: weekly });
  expect(listStarts(await list('2027-01-01', '2027-02-01'))).toEqual([
    '01-06 15:00',
    '01-20 15:00',
    '01-22 16:00',
    '01-27 15:00',
  ]);
  const again = await change(browser, moved, { ...form, appointmentDate: '2027-01-08T10:00' });
  expect(again.id).toBe(second.id);
  await change(browser, again, { ...form, title: 'Back', appointmentDate: '2027-01-13T09:00' });
  const after = await list('2027-01-01', '2027-02-01');
  expect(listStarts(after)).toEqual(['01-06 15:00', '01-13 15:00', '01-20 15:00', '01-27 15:00']);
  expect(after.map(({ title }) => title)).toEqual(['Checkup', 'Back', 'Checkup', 'Checkup']);
});

test('one instance can be completed, canceled and restored', async () => {
  const { browser, form, first, list } = await ownerOfSeries();
  const { repeat: _repeat, ...one } = form;
  const done = await change(browser, first, { ...one, status: 'completed' });
  expect(done).toMatchObject({ id: first.id, status: 'completed', repeat: weekly });
  expect((await browser.put(`${path}/${first.id}`, one)).status).toBe(409);
  const [, second] = (await list('2027-01-01', '2027-02-01')) as [Appointment, Appointment];
  const at = { ...one, appointmentDate: second.appointmentDate };
  await change(browser, second, { ...at, status: 'cancelled' });
  expect((await listAll(browser, { status: 'cancelled' })).map(({ id }) => id)).toEqual([second.id]);
  await change(browser, second, at);
  expect((await list('2027-01-01', '2027-02-01')).map(({ status }) => status)).toEqual([
    'completed',
    'scheduled',
    'scheduled',
    'scheduled',
  ]);
  expect(listStarts(await listAll(browser, { status: 'scheduled', limit: '3', to: '2027-01-28' }))).toHaveLength(3);
});

test('one instance can be deleted, before and after it has moved', async () => {
  const { browser, form, list } = await ownerOfSeries();
  const [first, second] = (await list('2027-01-01', '2027-02-01')) as [Appointment, Appointment];
  await browser.ask(appointments.deleteAppointment, { params: { id: first.id } });
  await change(browser, second, { ...form, appointmentDate: '2027-01-15T09:00' });
  await browser.ask(appointments.deleteAppointment, { params: { id: second.id } });
  expect(listStarts(await list('2027-01-01', '2027-02-01'))).toEqual(['01-20 15:00', '01-27 15:00']);
  for (const { id } of [first, second]) expect((await browser.delete(`${path}/${id}`)).status).toBe(404);
});

test('the ID of an instance that the series does not have gets a 404', async () => {
  const { browser, first, form } = await ownerOfSeries();
  const [series] = first.id.split('_');
  for (const start of ['20270107T090000', '20261230T090000', '20270106T091500', '20279999T090000', 'x']) {
    expect((await browser.put(`${path}/${series}_${start}`, form)).status).toBe(404);
  }
  expect((await browser.delete(`${path}/${series}`)).status).toBe(404);
  expect((await browser.put(`${path}/${series}_20270113T090000`, form)).status).toBe(200);
});

test('thirty parallel changes of different instances are all kept', async () => {
  const { browser, form, list } = await ownerOfSeries({ every: 1, unit: 'day' });
  const instances = (await list('2027-01-06', '2027-02-05')).slice(0, 30);
  const replies = await Promise.all(
    instances.map(({ id, appointmentDate }) => browser.put(`${path}/${id}`, { ...form, appointmentDate, title: id })),
  );
  expect(replies.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
  expect((await list('2027-01-06', '2027-02-05')).map(({ title }) => title)).toEqual(instances.map(({ id }) => id));
});
