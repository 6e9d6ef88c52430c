import { expect, it } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';
import { givenIn, rex } from '#test/support/given.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startHouse } from '#test/support/runtime.ts';

const house = await startHouse();
const given = givenIn(house);

it('a deleted dog takes its photo and its notifications with it, and leaves the others theirs', async () => {
  const { browser } = await given.owner();
  const [gone, kept] = [await publishedPhoto(browser), await publishedPhoto(browser)];
  const rexDog = await browser.ask(dogs.createDog, { body: { ...rex, photoUrl: gone } });
  await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive', photoUrl: kept } });
  await house.settle();
  const titles = async () => (await browser.ask(notifications.listNotifications)).map(({ title }) => title);
  expect(await titles()).toEqual(['Olive is here', 'Rex is here']);

  await browser.ask(dogs.deleteDog, { params: { id: rexDog.id } });
  await house.settle();
  expect((await browser.ask(dogs.listDogs)).map(({ name }) => name)).toEqual(['Olive']);
  expect(await titles()).toEqual(['Olive is here']);
  const status = async (path: string) => (await browser.get(path)).status;
  expect([await status(gone), await status(thumbnailPath(gone))]).toEqual([404, 404]);
  expect([await status(kept), await status(thumbnailPath(kept))]).toEqual([200, 200]);
});

it('a new photo takes the place of the old one, whose files go', async () => {
  const { browser } = await given.owner();
  const [before, after] = [await publishedPhoto(browser), await publishedPhoto(browser)];
  const { id } = await browser.ask(dogs.createDog, { body: { ...rex, photoUrl: before } });
  await browser.ask(dogs.updateDog, { params: { id }, body: { ...rex, photoUrl: after } });
  await house.settle();
  expect([(await browser.get(before)).status, (await browser.get(after)).status]).toEqual([404, 200]);
});

it('a deleted dog is deleted once, and can be added anew', async () => {
  const { browser, dog } = await given.ownerWithDog();
  const path = `/api/dogs/${dog.id}`;
  const answers = await Promise.all([browser.delete(path), browser.delete(path), browser.delete(path)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  const again = await browser.ask(dogs.createDog, { body: rex });
  expect(again.id).not.toBe(dog.id);
});
