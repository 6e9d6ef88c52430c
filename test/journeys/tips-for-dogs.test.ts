import { expect, test } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import { rex } from '#test/support/factories.ts';
import { startTips } from '#test/support/tips.ts';

const { app, registerAt, visit, list, dates } = await startTips();

test('a tip names the dog, and forgets a deleted one', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const dog = await owner.browser.ask(dogs.createDog, { body: rex });
  expect(await list(owner.browser)).toMatchObject([{ dogId: dog.id, dogBreed: 'Beagle' }]);
  await owner.browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  await app.settle();
  const [tip] = await list(owner.browser);
  expect([tip?.dogId, tip?.dogBreed]).toEqual([null, null]);
  expect(tip?.tipContent).not.toContain('Rex');
});

test('a tip says which of the other dogs it fits, and forgets a deleted one', async () => {
  const { browser } = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const twins = [await browser.ask(dogs.createDog, { body: rex }), await browser.ask(dogs.createDog, { body: rex })];
  const [tip] = await list(browser);
  expect([tip?.dogId, ...(tip?.alsoForDogIds ?? [])].sort()).toEqual(twins.map(({ id }) => id).sort());
  await browser.ask(dogs.deleteDog, { params: { id: tip?.alsoForDogIds[0] ?? '' } });
  await app.settle();
  expect(await list(browser)).toMatchObject([{ dogId: tip?.dogId, alsoForDogIds: [] }]);
});

test.each([
  [{ duration: 45, distance: 3 }, null],
  [{ duration: 90 }, 'the day after a long outing.'],
  [{ duration: 60, distance: 5.2 }, 'the day after a long outing.'],
])('after an outing of %j, the tip of the next day is chosen for %j', async (outing, reason) => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const { id: dogId } = await owner.browser.ask(dogs.createDog, { body: rex });
  await app.settle();
  const [today] = await list(owner.browser);
  const save = () => owner.browser.ask(exercise.createWalk, { body: { dogIds: [dogId], ...outing } });
  await Promise.all([save(), save(), save()]);
  expect(await list(owner.browser)).toEqual([today]);
  await owner.browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  await app.settle();
  const [tip, ...earlier] = await list(await visit(owner, '2027-03-03T20:00:00Z'));
  expect([tip?.id, earlier]).toEqual(['2027-03-03', [today]]);
  if (reason) expect(tip).toMatchObject({ dogId, alsoForDogIds: [], reason: expect.stringContaining(reason) });
  else expect(tip?.reason ?? '').not.toContain('outing');
});

test('after a long outing on the last day of a month, the first tip of the next month is for a tired dog', async () => {
  const owner = await registerAt('2027-03-30T13:00:00Z', 'America/Chicago');
  const { id: dogId } = await owner.browser.ask(dogs.createDog, { body: rex });
  const browser = await visit(owner, '2027-03-31T20:00:00Z');
  await list(browser);
  await browser.ask(exercise.createExerciseLog, { body: { dogId, duration: 120 } });
  const [tip, ...earlier] = await list(await visit(owner, '2027-04-01T20:00:00Z'));
  expect(tip).toMatchObject({ id: '2027-04-01', dogId, reason: expect.stringContaining('outing') });
  expect(earlier.map(({ id }) => id)).toEqual(['2027-03-31', '2027-03-30']);
});

test('a long outing that is saved after the tip of the next day has arrived changes no tip', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  const { id: dogId } = await owner.browser.ask(dogs.createDog, { body: rex });
  await list(owner.browser);
  const browser = await visit(owner, '2027-03-03T20:00:00Z');
  const before = await list(browser);
  await browser.ask(exercise.createExerciseLog, { body: { dogId, duration: 200, date: '2027-03-02' } });
  expect(await list(browser)).toEqual(before);
});

test('an owner who adds a dog and comes back in the next month has a tip for each day', async () => {
  const owner = await registerAt('2027-02-26T13:00:00Z', 'America/Chicago');
  await list(owner.browser);
  await owner.browser.ask(dogs.createDog, { body: rex });
  await app.settle();
  const found = await dates(await visit(owner, '2027-03-02T20:00:00Z'));
  expect(found).toEqual(['2027-03-02', '2027-03-01', '2027-02-28', '2027-02-27', '2027-02-26']);
});

test('from the day after, tips are for a dog that was added', async () => {
  const owner = await registerAt('2027-03-02T13:00:00Z', 'America/Chicago');
  await list(owner.browser);
  const dog = await owner.browser.ask(dogs.createDog, { body: rex });
  await app.settle();
  expect((await list(owner.browser)).map(({ dogId }) => dogId)).toEqual([null]);
  const later = await visit(owner, '2027-03-04T20:00:00Z');
  expect((await list(later)).map(({ dogId }) => dogId)).toEqual([dog.id, dog.id, null]);
});
