import { expect, test } from 'vitest';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import {
  change,
  complaints,
  listAll,
  listStarts,
  appointmentsPath as path,
  startCalendar,
} from '#test/support/appointments.ts';
import { findBrokenRows } from '#test/support/broken-rows.ts';
import { connectTable } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { listShownInstances } from '#test/support/ical.ts';

const { app, ownerOfSeries, setClock } = await startCalendar();
await connectTable(app);

const untilMarch = { every: 1, unit: 'week', until: '2027-02-24' } as const;

/** Changes this and the following visits, or all. */
function changeVisits(browser: Browser, { id }: Appointment, scope: 'following' | 'all', body: object) {
  return browser.ask(appointments.changeVisits, { params: { id }, body: { scope, change: body as never } });
}

function undo(browser: Browser, undoId: string) {
  return browser.ask(appointments.undoChange, { params: { undoId } });
}

/** A weekly series with a note on one visit and a later one that is cancelled. The current day is January 15. */
async function ownerOfStory() {
  const made = await ownerOfSeries(untilMarch);
  const { browser, form, instance } = made;
  const one = ({ appointmentDate }: Appointment) => ({ ...form, appointmentDate });
  await change(browser, instance(2), { ...one(instance(2)), description: 'Bring the X-rays' });
  await change(browser, instance(5), { ...one(instance(5)), status: 'cancelled' });
  return { ...made, one, listYear: () => listAll(browser, { from: '2027-01-01', to: '2028-01-01' }) };
}

function describeVisits(all: readonly Appointment[]): string[] {
  return all.map(({ appointmentDate, description, status }) =>
    [appointmentDate.slice(5, 16).replace('T', ' '), description, status === 'scheduled' ? '' : status]
      .filter(Boolean)
      .join(' '),
  );
}

test('moving this and the following visits keeps earlier visits, notes and cancellations, and can be undone', async () => {
  const { browser, form, instance, listYear } = await ownerOfStory();
  const before = await listYear();
  const { url } = await browser.ask(appointments.getFeed);
  const readFeed = async () => {
    const { text } = await app.visitor().get(new URL(url).pathname);
    return listShownInstances(text, '2027-01-01', '2028-01-01');
  };
  const feedBefore = await readFeed();
  const moved = await changeVisits(browser, instance(3), 'following', { ...form, appointmentDate: '2027-01-28T11:00' });
  // Of the visits from January 27 to February 24, the cancelled one does not count.
  expect(moved).toMatchObject({ visits: 4, appointment: { appointmentDate: '2027-01-28T17:00:00.000Z' } });
  expect(describeVisits(await listYear())).toEqual([
    '01-06 15:00',
    '01-13 15:00',
    '01-20 15:00 Bring the X-rays',
    '01-28 17:00',
    '02-04 17:00',
    '02-11 17:00 cancelled',
    '02-18 17:00',
    '02-25 17:00',
  ]);
  const inFeed = await readFeed();
  expect(inFeed.map(({ startsAt }) => startsAt)).toEqual((await listYear()).map((each) => each.appointmentDate));
  expect(inFeed.filter(({ isCancelled }) => isCancelled)).toMatchObject([{ startsAt: '2027-02-11T17:00:00.000Z' }]);
  await undo(browser, moved.undoId);
  expect(await listYear()).toEqual(before);
  expect(await readFeed()).toEqual(feedBefore);
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
});

test('an edit of all visits from a changed one copies only what was changed', async () => {
  const { browser, instance, listYear, one } = await ownerOfStory();
  const [noted] = (await listYear()).filter(({ description }) => description);
  const body = { ...one(instance(2)), description: 'Bring the X-rays', title: 'Scan' };
  const { visits } = await changeVisits(browser, noted as Appointment, 'all', body);
  expect(visits).toBe(5);
  const after = await listYear();
  expect(after.map(({ title }) => title)).toEqual(['Checkup', 'Checkup', ...Array(6).fill('Scan')]);
  expect(after.filter(({ description }) => description)).toHaveLength(1);
});

test.each(['one', 'following', 'all'] as const)(
  'deleting visits with the scope "%s" can be undone exactly',
  async (scope) => {
    const { browser, form, instance, listYear } = await ownerOfStory();
    await change(browser, instance(4), { ...form, appointmentDate: '2027-02-12T12:00' });
    const before = await listYear();
    const params = { id: instance(4).id };
    const { undoId, visits } = await browser.ask(appointments.deleteVisits, { params, body: { scope } });
    expect(visits).toBe({ one: 1, following: 4, all: 6 }[scope]);
    expect(await listYear()).toHaveLength(before.length - Number(visits));
    await undo(browser, undoId);
    expect(await listYear()).toEqual(before);
    expect(await findBrokenRows(instance(0).userId)).toEqual([]);
    expect(complaints(await browser.post(`${path}/undo/${undoId}`))).toEqual([404, 'undoNotFound']);
  },
);

test('the deletion of a single visit can be undone', async () => {
  const { browser, form } = await ownerOfSeries();
  const body = { ...form, appointmentDate: '2027-05-20T16:30', repeat: null };
  const single = await browser.ask(appointments.createAppointment, { body });
  const list = () => listAll(browser, { from: '2027-05-20', to: '2027-05-21' });
  const { undoId } = await browser.ask(appointments.deleteVisits, {
    params: { id: single.id },
    body: { scope: 'one' },
  });
  expect(await list()).toEqual([]);
  await undo(browser, undoId);
  expect(await list()).toEqual([single]);
});

test('more changed visits than a transaction holds are moved, and put back by Undo', async () => {
  const { browser, form, instance } = await ownerOfSeries({ every: 1, unit: 'day' }, '2027-02-01T09:00');
  const list = () => listAll(browser, { from: '2027-01-01', to: '2027-04-01' });
  const all = (await list()).slice(0, 40);
  for (const [place, { id, appointmentDate }] of all.entries()) {
    const status = place % 3 === 0 ? 'cancelled' : 'scheduled';
    const date = place % 5 === 0 ? appointmentDate.replace('T15', 'T20') : appointmentDate;
    await browser.put(`${path}/${id}`, { ...form, appointmentDate: date, description: `Visit ${place}`, status });
  }
  const before = await list();
  const { undoId, visits } = await changeVisits(browser, all[1] as Appointment, 'all', {
    ...form,
    description: 'Visit 1',
    appointmentDate: '2027-02-02T11:00',
  });
  expect(visits).toBeNull();
  const describe = (each: Appointment) => `${each.appointmentDate.slice(0, 10)} ${each.description} ${each.status}`;
  const after = await list();
  expect(after.map(describe)).toEqual(before.map(describe));
  expect(new Set(listStarts(after).map((start) => start.slice(6)))).toEqual(new Set(['17:00', '16:00', '20:00']));
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
  await undo(browser, undoId);
  expect(await list()).toEqual(before);
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
});

test('a change that was repeated after a lost response is made once', async () => {
  const { browser, form, instance, listYear } = await ownerOfStory();
  const body = { scope: 'following', change: { ...form, appointmentDate: '2027-01-28T11:00' } };
  const first = await browser.post(`${path}/${instance(3).id}/change`, body, { key: 'move' });
  const after = await listYear();
  const repeat = await browser.post(`${path}/${instance(3).id}/change`, body, { key: 'move' });
  expect([first.status, repeat.text]).toEqual([200, first.text]);
  const { undoId } = first.body as { undoId: string };
  for (const _ of ['first', 'repeated']) {
    expect((await browser.post(`${path}/undo/${undoId}`, undefined, { key: 'undo' })).status).toBe(204);
  }
  expect(after).not.toEqual(await listYear());
});

test('a change cannot be undone after another change of its visits, after an hour, without the dog, or by a stranger', async () => {
  const { browser, form, instance, listYear, dog } = await ownerOfStory();
  const stranger = await ownerOfStory();
  const { undoId, appointment } = await changeVisits(browser, instance(3), 'following', {
    ...form,
    appointmentDate: '2027-01-28T11:00',
  });
  expect(complaints(await stranger.browser.post(`${path}/undo/${undoId}`))).toEqual([404, 'undoNotFound']);
  await change(browser, appointment, { ...form, appointmentDate: '2027-01-29T11:00' });
  const after = await listYear();
  expect(complaints(await browser.post(`${path}/undo/${undoId}`))).toEqual([409, 'undoConflict']);
  expect(await listYear()).toEqual(after);
  const removed = await browser.ask(appointments.deleteVisits, {
    params: { id: appointment.id },
    body: { scope: 'all' },
  });
  await browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  expect(complaints(await browser.post(`${path}/undo/${removed.undoId}`))).toEqual([404, 'dogNotFound']);
  await setClock('2027-01-15T13:00:01.000Z');
  expect(complaints(await browser.post(`${path}/undo/${removed.undoId}`))).toEqual([404, 'undoNotFound']);
});

test('this and the following visits count as another series toward the limit', async () => {
  const { browser, form, instance } = await ownerOfSeries();
  for (let count = 0; count < 49; count += 1) {
    await browser.post(path, { ...form, appointmentDate: '2027-03-06T09:00' });
  }
  const body = { scope: 'following', change: { ...form, appointmentDate: '2027-01-28T11:00' } };
  expect(complaints(await browser.post(`${path}/${instance(3).id}/change`, body))).toEqual([409, 'seriesLimitReached']);
  expect((await browser.post(`${path}/${instance(3).id}/change`, { ...body, scope: 'all' })).status).toBe(200);
});
