import { expect, test } from 'vitest';
import { localDate } from '#shared/calendar.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

/** Creates an owner with a dog, and the form of a walk of this dog. */
async function ownerWithForm() {
  const { browser, user, dog } = await create.ownerWithDog();
  return { browser, user, dog, form: { dogId: dog.id, duration: 30, date: '2026-11-20T17:30:00.000Z' } };
}

/** An instant this many hours ago. */
function hoursAgo(hours: number): string {
  return new Date(app.clock.now().getTime() - hours * 3600 * 1000).toISOString();
}

test('an owner logs, lists, changes and deletes a walk', async () => {
  const { browser, user, form } = await ownerWithForm();
  const date = hoursAgo(3);
  const body = { ...form, date, notes: 'Around the pond', distance: 1.404 };
  const log = await browser.ask(exercise.createExerciseLog, { body });
  expect(log).toMatchObject({ ...form, userId: user.id, date, notes: 'Around the pond', distance: 1.4 });
  expect(await browser.ask(exercise.listExerciseLogs)).toEqual([log]);

  const params = { id: log.id };
  const change = { ...form, date: hoursAgo(30), duration: 45, updatedAt: log.updatedAt };
  const changed = await browser.ask(exercise.updateExerciseLog, { params, body: change });
  expect(changed).toMatchObject({ id: log.id, duration: 45, date: change.date, notes: null, distance: null });
  expect(await browser.ask(exercise.listDogsExerciseLogs, { params: { id: form.dogId } })).toEqual([changed]);

  await browser.ask(exercise.deleteExerciseLog, { params });
  expect(await browser.ask(exercise.listExerciseLogs)).toEqual([]);
  expect((await browser.delete(`/api/exercise/logs/${log.id}`)).status).toBe(404);
});

test('a walk without a duration and a date takes half an hour and is now', async () => {
  const { browser, dog } = await ownerWithForm();
  const before = app.clock.now().getTime();
  const log = await browser.ask(exercise.createExerciseLog, { body: { dogId: dog.id } });
  expect(log.duration).toBe(30);
  expect(Date.parse(log.date)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(log.date)).toBeLessThanOrEqual(app.clock.now().getTime());
});

test('a walk of several dogs has an entry for each of them, in one call', async () => {
  const { browser, dog } = await ownerWithForm();
  const olive = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  const body = { dogIds: [dog.id, olive.id], duration: 20, date: hoursAgo(1) };
  const logs = await browser.ask(exercise.createWalk, { body });
  expect(logs.map(({ dogId, duration }) => [dogId, duration])).toEqual([
    [dog.id, 20],
    [olive.id, 20],
  ]);
  expect(new Set(logs.map(({ id }) => id)).size).toBe(2);
  expect(await browser.ask(exercise.listExerciseLogs, { query: { dogId: olive.id } })).toEqual([logs[1]]);
});

test('a walk of several dogs is logged for all of them or for none', async () => {
  const { browser, dog } = await ownerWithForm();
  const { dog: stranger } = await create.ownerWithDog();
  const reply = await browser.post('/api/exercise/walks', { dogIds: [dog.id, stranger.id], duration: 20 });
  expect([reply.status, reply.body]).toMatchObject([404, { code: 'dogNotFound' }]);
  expect(await browser.ask(exercise.listExerciseLogs)).toEqual([]);
});

test('a repeated request logs a walk once', async () => {
  const { browser, form } = await ownerWithForm();
  const body = { ...form, date: hoursAgo(1) };
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => browser.post('/api/exercise/logs', body, { key: 'at-once' })),
  );
  expect(replies.filter(({ status }) => ![201, 409].includes(status)).map(({ text }) => text)).toEqual([]);
  expect(await browser.ask(exercise.listExerciseLogs)).toHaveLength(1);
});

test('the log lists all dogs together, latest first, page by page and within dates', async () => {
  const { browser, dog } = await ownerWithForm();
  const olive = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  for (const hours of [5, 1, 4, 2, 3]) {
    const body = { dogId: hours % 2 ? dog.id : olive.id, duration: hours, date: hoursAgo(hours) };
    await browser.ask(exercise.createExerciseLog, { body });
  }
  const durations: number[] = [];
  for (let path: string | undefined = '/api/exercise/logs?limit=2'; path; ) {
    const { headers, body } = await browser.get(path);
    durations.push(...(body as { duration: number }[]).map(({ duration }) => duration));
    const cursor = headers['x-next-cursor']?.toString();
    path = cursor && `/api/exercise/logs?limit=2&cursor=${encodeURIComponent(cursor)}`;
  }
  expect(durations).toEqual([1, 2, 3, 4, 5]);
  const query = { from: hoursAgo(4.5), to: hoursAgo(1.5) };
  const between = await browser.ask(exercise.listExerciseLogs, { query });
  expect(between.map(({ duration }) => duration)).toEqual([2, 3, 4]);
  const ofOlive = await browser.ask(exercise.listDogsExerciseLogs, { params: { id: olive.id }, query });
  expect(ofOlive.map(({ duration }) => duration)).toEqual([2, 4]);
  expect(await browser.ask(exercise.listExerciseLogs, { query: { from: query.to, to: query.from } })).toEqual([]);
});

test("a day without a time is noon of that day in the owner's time zone, and filters start with the day", async () => {
  const { browser, dog } = await ownerWithForm();
  for (const date of ['2026-03-07', '2026-03-08', '2026-03-09']) {
    await browser.ask(exercise.createExerciseLog, { body: { dogId: dog.id, date } });
  }
  const query = { from: '2026-03-08', to: '2026-03-09' };
  const logs = await browser.ask(exercise.listExerciseLogs, { query });
  expect(logs.map(({ date }) => localDate(new Date(date), 'America/Chicago'))).toEqual(['2026-03-08']);
});

test('a walk that has changed since it was read is not overwritten', async () => {
  const { browser, form } = await ownerWithForm();
  const body = { ...form, date: hoursAgo(2) };
  const { id, updatedAt } = await browser.ask(exercise.createExerciseLog, { body });
  await browser.ask(exercise.updateExerciseLog, { params: { id }, body: { ...body, duration: 40, updatedAt } });
  const reply = await browser.put(`/api/exercise/logs/${id}`, { ...body, duration: 50, updatedAt });
  expect([reply.status, reply.body]).toMatchObject([409, { code: 'staleVersion' }]);
});

test('concurrent changes and deletions of a walk leave one row or none', async () => {
  const { browser, form } = await ownerWithForm();
  const body = { ...form, date: hoursAgo(2) };
  const { id } = await browser.ask(exercise.createExerciseLog, { body });
  const moves = Array.from({ length: 4 }, (_, index) =>
    browser.put(`/api/exercise/logs/${id}`, { ...body, date: hoursAgo(index + 3) }),
  );
  const replies = await Promise.all([...moves, browser.delete(`/api/exercise/logs/${id}`)]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const left = await browser.ask(exercise.listExerciseLogs);
  expect(left.length).toBeLessThanOrEqual(1);
  for (const log of left) await browser.ask(exercise.deleteExerciseLog, { params: { id: log.id } });
  expect(await browser.ask(exercise.listExerciseLogs)).toEqual([]);
});

/** For tests of requests that change nothing. */
const shared = ownerWithForm();

test.each([
  ['duration', 0, 'Please enter at least 1 minute'],
  ['duration', -5, 'Please enter at least 1 minute'],
  ['duration', 1441, 'Please enter at most 1440 minutes (a day)'],
  ['duration', 1e300, 'Please enter the duration in whole minutes'],
  ['duration', 2.5, 'Please enter the duration in whole minutes'],
  ['duration', '30', 'Please enter the duration in whole minutes'],
  ['date', 'yesterday', 'Please enter a date'],
  ['date', '2026-02-30', 'Please enter a date'],
  ['date', '2199-01-01', "The date can't be in the future"],
  ['date', '2199-01-01T00:00:00Z', "The date can't be in the future"],
  ['date', '1066-10-14', 'Please choose a later date'],
  ['distance', 0, 'Please enter 0.01 to 100 miles'],
  ['distance', -1, 'Please enter 0.01 to 100 miles'],
  ['distance', 101, 'Please enter 0.01 to 100 miles'],
  ['notes', 'a'.repeat(1001), 'Please keep this to 1000 characters'],
  ['notes', 'a\u0000b', 'Please remove invisible characters'],
  ['notes', 'a\u202Eb', 'Please remove invisible characters'],
])('the log rejects the %s %j with a message', async (field, value, message) => {
  const { browser, dog } = await shared;
  const reply = await browser.post('/api/exercise/logs', { dogId: dog.id, [field]: value });
  expect([reply.status, reply.body]).toMatchObject([400, { fields: { [field]: message } }]);
});

test('a walk needs at least one dog, and each dog once', async () => {
  const { browser, dog } = await shared;
  for (const dogIds of [[], [dog.id, dog.id], Array.from({ length: 11 }, (_, index) => `dog-${index}`)]) {
    expect((await browser.post('/api/exercise/walks', { dogIds })).status).toBe(400);
  }
});

test('notes with markup are kept as they were typed', async () => {
  const { browser, dog } = await ownerWithForm();
  const notes = '<img src=x onerror=alert(1)> "DROP TABLE" {{7*7}}';
  const log = await browser.ask(exercise.createExerciseLog, { body: { dogId: dog.id, notes } });
  expect(log.notes).toBe(notes);
});

test("walks of another owner's dog can't be listed, added, changed or deleted", async () => {
  const { browser, form } = await ownerWithForm();
  const other = await ownerWithForm();
  const theirs = await other.browser.ask(exercise.createExerciseLog, { body: { dogId: other.dog.id } });
  const mine = await browser.ask(exercise.createExerciseLog, { body: { dogId: form.dogId } });
  const dogId = other.dog.id;
  const replies = [
    await browser.get(`/api/exercise/logs/${dogId}`),
    await browser.get(`/api/exercise/logs?dogId=${dogId}`),
    await browser.post('/api/exercise/logs', { dogId }),
    await browser.put(`/api/exercise/logs/${mine.id}`, { dogId, duration: 30 }),
    await browser.put(`/api/exercise/logs/${theirs.id}`, { dogId: form.dogId, duration: 30 }),
    await browser.delete(`/api/exercise/logs/${theirs.id}`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await other.browser.ask(exercise.listExerciseLogs)).toEqual([theirs]);
});

test('deleting a dog deletes its walks and plans, and no others', async () => {
  const { browser, dog, form } = await ownerWithForm();
  const olive = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  const body = { dogIds: [dog.id, olive.id], duration: 20, date: hoursAgo(1) };
  const [gone, kept] = await browser.ask(exercise.createWalk, { body });
  for (const dogId of body.dogIds) {
    await browser.ask(exercise.savePlan, { body: { dogId, planName: 'Pond loop', duration: 25 } });
  }
  await browser.ask(dogs.deleteDog, { params: { id: form.dogId } });
  await app.settle();
  expect(await browser.ask(exercise.listExerciseLogs)).toEqual([kept]);
  expect((await browser.delete(`/api/exercise/logs/${gone?.id}`)).status).toBe(404);
  expect((await browser.ask(exercise.listSavedPlans)).map(({ dogId }) => dogId)).toEqual([olive.id]);
});
