import { expect, test } from 'vitest';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import {
  change,
  listAll,
  listStarts,
  appointmentsPath as path,
  startCalendar,
  unknownId,
} from '#test/support/appointments.ts';
import { findBrokenRows } from '#test/support/broken-rows.ts';
import { connectTable, rex } from '#test/support/factories.ts';

const { app, ownerOfSeries } = await startCalendar();
await connectTable(app);

test('a failed change of a series keeps all its overrides, however many there are', async () => {
  const { browser, form, list } = await ownerOfSeries({ every: 1, unit: 'day' }, '2027-02-01T09:00');
  const instances = await listAll(browser, { from: '2027-02-01', to: '2027-03-18' });
  for (const { id, appointmentDate } of instances) {
    await browser.put(`${path}/${id}`, { ...form, appointmentDate, title: 'Own' });
  }
  const [first] = instances as [Appointment];
  for (const appointmentDate of [first.appointmentDate, '2027-02-01T10:00']) {
    const wrong = { ...form, appointmentDate, dogId: unknownId };
    expect((await browser.put(`${path}/${first.id}?scope=all`, wrong)).status).toBe(404);
  }
  const after = await list('2027-02-01', '2027-03-18');
  expect(after.map(({ title, dogId }) => [title, dogId])).toEqual(instances.map(({ dogId }) => ['Own', dogId]));
});

test('a change of only the last day of a series keeps the overrides up to that day', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(2).id } });
  await change(browser, instance(3), { ...form, appointmentDate: '2027-01-28T12:00' });
  await change(browser, instance(5), { ...form, appointmentDate: '2027-01-29T12:00' });
  const { appointmentDate } = instance(3);
  const moved = { ...form, appointmentDate: '2027-01-28T12:00', repeat: { ...form.repeat, until: '2027-02-05' } };
  const answer = await change(browser, instance(3), moved, 'all');
  expect([answer.id.split('_')[0], appointmentDate]).toEqual([
    instance(0).id.split('_')[0],
    '2027-01-27T15:00:00.000Z',
  ]);
  // The one that was moved to January 29 stays, because it has a time of its own.
  const kept = ['01-06 15:00', '01-13 15:00', '01-28 18:00', '01-29 18:00', '02-03 15:00'];
  expect(listStarts(await list('2027-01-01', '2028-01-01'))).toEqual(kept);
  const early = { ...moved, repeat: { ...form.repeat, until: '2027-01-14' } };
  expect((await browser.put(`${path}/${instance(3).id}?scope=all`, early)).status).toBe(400);
  const later = { ...moved, repeat: { ...form.repeat, until: '2027-02-12' } };
  await change(browser, instance(3), later, 'all');
  expect(listStarts(await list('2027-01-01', '2028-01-01'))).toEqual([...kept, '02-10 15:00']);
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
});

test('deleting a series also deletes an override that was moved from the past to the future', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  await change(browser, instance(1), { ...form, appointmentDate: '2027-02-01T12:00' });
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(4).id }, query: { scope: 'all' } });
  expect(listStarts(await list())).toEqual(['01-06 15:00']);
  expect((await browser.put(`${path}/${instance(1).id}`, form)).status).toBe(404);
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
});

test('an override has the same recurrence rule in every list and in the response to its own change', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  const moved = await change(browser, instance(1), { ...form, appointmentDate: '2027-03-01T12:00' });
  const { appointmentDate } = instance(2);
  await change(browser, instance(2), { ...form, appointmentDate, title: 'Weigh-in' }, 'all');
  const found = [await list('2027-01-01', '2027-03-02'), await list('2027-03-01', '2027-03-02')];
  const repeats = found.map((all) => all.find(({ id }) => id === moved.id)?.repeat);
  const again = await change(browser, moved, { ...form, appointmentDate: '2027-03-01T12:00' });
  expect([...repeats, again.repeat]).toEqual(Array(3).fill({ every: 1, unit: 'week', until: null }));
});

test('each override has one row and one lookup after fifty parallel changes', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  const requests = Array.from({ length: 50 }, (_, place) => {
    const { id, appointmentDate } = instance(place % 6);
    const day = `2027-01-${18 + (place % 12)}T12:00`;
    if (place % 5 === 0) return browser.delete(`${path}/${id}`);
    if (place % 11 === 0) {
      return browser.post(`${path}/${id}/change`, { scope: 'following', change: { ...form, appointmentDate: day } });
    }
    if (place % 7 === 0) return browser.put(`${path}/${id}?scope=all`, { ...form, appointmentDate, title: `${place}` });
    if (place === 33) return browser.put(`${path}/${id}?scope=all`, { ...form, appointmentDate: day });
    if (place === 44) return browser.delete(`${path}/${id}?scope=all`);
    return browser.put(`${path}/${id}`, { ...form, appointmentDate: day });
  });
  const replies = await Promise.all(requests);
  expect(replies.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
  const ids = (await list('2027-01-01', '2028-01-01')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an instance that is read by its ID is the same as in the list, whatever was changed', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  const get = (id: string) => browser.get(`${path}/${id}`);
  const moved = await change(browser, instance(2), { ...form, appointmentDate: '2027-01-21T12:00' });
  await change(browser, instance(3), { ...form, appointmentDate: instance(3).appointmentDate, status: 'cancelled' });
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(4).id } });
  // Splits the series. The past instances keep their details.
  await change(
    browser,
    instance(5),
    { ...form, appointmentDate: instance(5).appointmentDate, title: 'Weigh-in' },
    'all',
  );
  const listed = await list();
  expect(listed.map(({ id }) => id)).toEqual([0, 1, 2, 3, 5].map((place) => instance(place).id));
  expect(listed.map(({ title, status }) => `${title} ${status}`)).toEqual([
    'Checkup scheduled',
    'Checkup scheduled',
    'Weigh-in scheduled',
    'Weigh-in cancelled',
    'Weigh-in scheduled',
  ]);
  expect(listed[2]?.appointmentDate).toBe(moved.appointmentDate);
  for (const each of listed) expect((await get(each.id)).body).toEqual(each);
  const unknown = await get(unknownId);
  const [seriesId] = instance(0).id.split('_');
  for (const id of [instance(4).id, `${seriesId}_20270107T090000`, `${seriesId}_20279999T090000`, `${seriesId}`]) {
    const { status, text } = await get(id);
    expect([status, text]).toEqual([404, unknown.text]);
  }
  const stranger = await ownerOfSeries();
  for (const place of [0, 2]) {
    const { status, text } = await stranger.browser.get(`${path}/${instance(place).id}`);
    expect([status, text]).toEqual([404, unknown.text]);
  }
});

test('a series that was moved to another dog keeps its exceptions when its first dog is deleted', async () => {
  const { browser, dog, form, list, instance } = await ownerOfSeries();
  const other = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  await browser.ask(appointments.deleteAppointment, { params: { id: instance(2).id } });
  await change(browser, instance(3), { ...form, appointmentDate: '2027-01-28T12:00' });
  const { appointmentDate } = instance(4);
  await change(browser, instance(4), { ...form, appointmentDate, dogId: other.id }, 'all');
  await browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  await app.settle();
  expect(listStarts(await list())).toEqual(['01-28 18:00', '02-03 15:00', '02-10 15:00']);
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
});

test('deleting a dog deletes overrides for that dog in the series of another dog', async () => {
  const { browser, form, list, instance } = await ownerOfSeries();
  const other = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  const { appointmentDate } = instance(2);
  await change(browser, instance(2), { ...form, appointmentDate, dogId: other.id });
  await change(browser, instance(3), { ...form, appointmentDate: '2027-01-28T12:00', dogId: other.id });
  await browser.ask(dogs.deleteDog, { params: { id: other.id } });
  await app.settle();
  expect(listStarts(await list())).toEqual(['01-06 15:00', '01-13 15:00', '02-03 15:00', '02-10 15:00']);
  expect(await findBrokenRows(instance(0).userId)).toEqual([]);
  for (const place of [2, 3]) expect((await browser.put(`${path}/${instance(place).id}`, form)).status).toBe(404);
});
