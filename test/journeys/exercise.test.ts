import { expect, test } from 'vitest';
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
