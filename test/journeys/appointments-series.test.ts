import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import {
  change,
  complaints,
  listAll,
  listStarts,
  appointmentsPath as path,
  startCalendar,
  weekly,
} from '#test/support/appointments.ts';

const { ownerOfSeries, setClock } = await startCalendar();

test('an edit of a series changes the details of all upcoming instances and keeps their IDs', async () => {
  const { browser, form, list, before, instance } = await ownerOfSeries();
  const moved = await change(browser, instance(3), { ...form, appointmentDate: '2027-01-28T12:00' });
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(4).id } });
  const own = { ...form, appointmentDate: instance(2).appointmentDate, title: 'Dental' };
  await change(browser, instance(2), { ...own, vetName: undefined });
  const { appointmentDate } = instance(5);
  const body = { ...form, appointmentDate, title: 'Weigh-in', vetName: 'Dr. Patel' };
  const answer = await change(browser, instance(5), body, 'all');
  expect(answer).toMatchObject({ title: 'Weigh-in', appointmentDate: instance(2).appointmentDate });
  const after = await list();
  expect(after.slice(0, 2)).toEqual(
    before.slice(0, 2).map((each) => ({ ...each, repeat: { ...weekly, until: '2027-01-13' } })),
  );
  expect(after.slice(2).map(({ id, title, vetName }) => [id, title, vetName])).toEqual([
    [instance(2).id, 'Dental', 'Dr. Patel'],
    [moved.id, 'Weigh-in', 'Dr. Patel'],
    [instance(5).id, 'Weigh-in', 'Dr. Patel'],
  ]);
});

test('an edit of a series moves all upcoming instances by as much as the edited one, unless one was moved itself', async () => {
  const { browser, form, list, before, instance } = await ownerOfSeries();
  await change(browser, instance(3), { ...form, appointmentDate: '2027-01-28T12:00' });
  // Moves the instance from Wednesday, February 3 to Thursday at 10:30, and with it all upcoming instances.
  const answer = await change(browser, instance(4), { ...form, appointmentDate: '2027-02-04T10:30' }, 'all');
  expect(answer.appointmentDate).toBe('2027-01-21T16:30:00.000Z');
  const after = await list();
  expect(listStarts(after)).toEqual(['01-06 15:00', '01-13 15:00', '01-21 16:30', '01-28 18:00', '02-04 16:30']);
  expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.slice(0, 2).map(({ id }) => id));
});

test('an edit of a series that has not started moves all instances', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  await setClock('2027-01-02T12:00:00.000Z');
  await change(browser, instance(0), { ...form, appointmentDate: '2027-01-05T09:00' }, 'all');
  expect(listStarts(await list('2027-01-01', '2027-01-20'))).toEqual(['01-05 15:00', '01-12 15:00', '01-19 15:00']);
});

test('an edit of a series changes how often it repeats', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  const body = {
    ...form,
    appointmentDate: instance(2).appointmentDate,
    repeat: { every: 2, unit: 'week', until: '2027-02-20' },
  };
  await change(browser, instance(2), body, 'all');
  expect(listStarts(await list('2027-01-01', '2028-01-01'))).toEqual([
    '01-06 15:00',
    '01-13 15:00',
    '01-20 15:00',
    '02-03 15:00',
    '02-17 15:00',
  ]);
});

test('a series stays on the last day of the month unless another day is chosen', async () => {
  const { browser, form, list } = await ownerOfSeries({ every: 1, unit: 'month' }, '2026-12-31T09:00');
  const months = () => list('2027-01-20', '2027-06-01');
  const [, february, march] = (await months()) as [Appointment, Appointment, Appointment];
  await change(browser, february, { ...form, appointmentDate: '2027-02-28T10:00' }, 'all');
  expect(listStarts(await months())).toEqual([
    '01-31 16:00',
    '02-28 16:00',
    '03-31 15:00',
    '04-30 15:00',
    '05-31 15:00',
  ]);
  expect((await browser.put(`${path}/${march.id}`, form)).status).toBe(404);
  const again = (await months())[2] as Appointment;
  await change(browser, again, { ...form, appointmentDate: '2027-03-30T10:00' }, 'all');
  expect(listStarts(await months())).toEqual([
    '01-30 16:00',
    '02-28 16:00',
    '03-30 15:00',
    '04-30 15:00',
    '05-30 15:00',
  ]);
});

test('a series on the last day of a month can move to the first in a time zone in which it falls on the first', async () => {
  const { browser, form, list, instance } = await ownerOfSeries({ every: 1, unit: 'month' }, '2027-01-31T23:30');
  const { firstName, lastName } = await browser.ask(account.getUser);
  await browser.ask(account.updateUser, { body: { firstName, lastName, timeZone: 'Europe/Berlin' } });
  const answer = await change(browser, instance(0), { ...form, appointmentDate: '2027-02-01T08:00' }, 'all');
  const after = await list('2027-01-01', '2027-04-02');
  expect(listStarts(after)).toEqual(['02-01 07:00', '03-01 07:00', '04-01 06:00']);
  expect(after[0]).toEqual(answer);
});

test('a series that stops repeating keeps the edited instance', async () => {
  const { browser, form, list, before, instance } = await ownerOfSeries();
  const { repeat: _repeat, ...single } = form;
  const last = await change(browser, instance(3), { ...single, appointmentDate: '2027-01-27T11:00' }, 'all');
  expect(last.repeat).toBeNull();
  const after = await list('2027-01-01', '2028-01-01');
  expect(after.map(({ id }) => id)).toEqual([...before.slice(0, 2).map(({ id }) => id), last.id]);
  expect(listStarts(after)).toEqual(['01-06 15:00', '01-13 15:00', '01-27 17:00']);
});

test('an edit of a series requires upcoming instances, the scheduled status, and the current version', async () => {
  const { browser, form, instance } = await ownerOfSeries({ ...weekly, until: '2027-01-27' });
  const put = (place: number, more: object) =>
    browser.put(`${path}/${instance(place).id}?scope=all`, {
      ...form,
      appointmentDate: instance(place).appointmentDate,
      ...more,
    });
  expect(complaints(await put(2, { status: 'completed' }))).toEqual({
    status: 'Repeating appointments are always scheduled. Change one visit instead.',
  });
  expect(complaints(await put(2, { updatedAt: '2026-01-01T00:00:00.000Z' }))).toEqual([409, 'staleVersion']);
  expect(complaints(await put(2, { dogId: 'unknown' }))).toEqual([404, 'dogNotFound']);
  expect(complaints(await browser.put(`${path}/${instance(2).id}?scope=some`, form))).toEqual({
    scope: 'Please choose one, following or all',
  });
  await setClock('2027-01-28T12:00:00.000Z');
  expect(complaints(await put(2, {}))).toEqual({
    appointmentDate: 'This series has no upcoming visits. Change this visit only.',
  });
  const nothingLeft = { scope: 'This series has no upcoming visits. Delete this visit only.' };
  for (const scope of ['following', 'all']) {
    expect(complaints(await browser.delete(`${path}/${instance(2).id}?scope=${scope}`))).toEqual(nothingLeft);
  }
});

test('an edit of a series changes all instances alike, even if one of them moves at the same time', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      place % 3 === 0
        ? browser.put(`${path}/${instance(2).id}`, { ...form, appointmentDate: `2027-01-2${place}T12:00` })
        : browser.put(`${path}/${instance(5).id}?scope=all`, {
            ...form,
            appointmentDate: instance(5).appointmentDate,
            title: `Edit ${place}`,
          }),
    ),
  );
  // Too many conflicts end in a 409, which changes nothing.
  expect(replies.filter(({ status }) => ![200, 409].includes(status)).map(({ text }) => text)).toEqual([]);
  const after = await list('2027-01-16', '2027-02-11');
  expect(after).toHaveLength(4);
  const others = after.filter(({ id }) => id !== instance(2).id);
  expect(new Set(others.map(({ title }) => title)).size).toBe(1);
});

test('deleting a series deletes all upcoming instances, even those that were moved, and keeps past ones', async () => {
  const { browser, form, list, before, instance } = await ownerOfSeries();
  await change(browser, instance(1), { ...form, appointmentDate: '2027-02-01T12:00' });
  await change(browser, instance(4), { ...form, appointmentDate: '2027-01-04T12:00' });
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(5).id } });
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(2).id }, query: { scope: 'all' } });
  const after = await list('2027-01-01', '2028-01-01');
  expect(after.map(({ id }) => id)).toEqual([instance(4).id, before[0]?.id]);
  expect((await browser.delete(`${path}/${instance(2).id}?scope=all`)).status).toBe(404);
});

test('a series that has not started can be deleted', async () => {
  const { browser, list, instance } = await ownerOfSeries({ every: 1, unit: 'day' }, '2027-02-01T09:00');
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(0).id }, query: { scope: 'all' } });
  expect(await list('2027-01-01', '2028-01-01')).toEqual([]);
});

test('a series with many overrides can be deleted', async () => {
  const { browser, form, list } = await ownerOfSeries({ every: 1, unit: 'day' }, '2027-02-01T09:00');
  const instances = await listAll(browser, { from: '2027-02-01', to: '2027-03-03' });
  for (const { id, appointmentDate } of instances) {
    await browser.put(`${path}/${id}`, { ...form, appointmentDate: appointmentDate.replace('T15', 'T16') });
  }
  expect(new Set(listStarts(await list('2027-02-01', '2027-03-03')).map((start) => start.slice(6)))).toEqual(
    new Set(['16:00']),
  );
  const [first] = instances as [Appointment];
  await browser.ask(appointments.deleteAppointment, { params: { id: first.id }, query: { scope: 'all' } });
  expect(await list('2027-01-01', '2028-01-01')).toEqual([]);
});
