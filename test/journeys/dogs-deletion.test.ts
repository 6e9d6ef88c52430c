import { expect, it } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

it('deleting a dog deletes their photo, and no other photo', async () => {
  const { browser } = await create.owner();
  const [gone, kept] = [await publishedPhoto(browser), await publishedPhoto(browser)];
  const rexDog = await browser.ask(dogs.createDog, { body: { ...rex, photoUrl: gone } });
  await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive', photoUrl: kept } });
  await app.settle();
  await browser.ask(dogs.deleteDog, { params: { id: rexDog.id } });
  await app.settle();
  expect((await browser.ask(dogs.listDogs)).map(({ name }) => name)).toEqual(['Olive']);
  const status = async (path: string) => (await browser.get(path)).status;
  expect([await status(gone), await status(thumbnailPath(gone))]).toEqual([404, 404]);
  expect([await status(kept), await status(thumbnailPath(kept))]).toEqual([200, 200]);
});

it('replacing a photo deletes the old files', async () => {
  const { browser } = await create.owner();
  const [before, after] = [await publishedPhoto(browser), await publishedPhoto(browser)];
  const { id } = await browser.ask(dogs.createDog, { body: { ...rex, photoUrl: before } });
  await browser.ask(dogs.updateDog, { params: { id }, body: { ...rex, photoUrl: after } });
  await app.settle();
  expect([(await browser.get(before)).status, (await browser.get(after)).status]).toEqual([404, 200]);
});

it('a photo can be attached to only one dog or owner', async () => {
  const { browser } = await create.owner();
  const photo = await publishedPhoto(browser);
  const rexDog = await browser.ask(dogs.createDog, { body: { ...rex, photoUrl: photo } });
  const olive = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  const taken = 'This photo is already used elsewhere. Please upload it again';
  const attempts = [
    await browser.post('/api/dogs', { ...rex, name: 'Moss', photoUrl: photo }),
    await browser.put(`/api/dogs/${olive.id}`, { ...rex, name: 'Olive', photoUrl: photo }),
    await browser.put('/api/auth/user', { profileImageUrl: photo }),
  ];
  expect(attempts.map(({ status, body }) => [status, (body as { fields: object }).fields])).toEqual([
    [400, { photoUrl: taken }],
    [400, { photoUrl: taken }],
    [400, { profileImageUrl: taken }],
  ]);
  const names = async () => (await browser.ask(dogs.listDogs)).map(({ name }) => name);
  expect(await names()).toEqual(['Rex', 'Olive']);

  const saved = { params: { id: rexDog.id }, body: { ...rex, photoUrl: photo } };
  expect(await browser.ask(dogs.updateDog, saved)).toMatchObject({ photoUrl: photo });
  await browser.ask(dogs.deleteDog, { params: { id: rexDog.id } });
  await app.settle();
  expect((await browser.get(photo)).status).toBe(404);
  const late = await browser.post('/api/dogs', { ...rex, photoUrl: photo });
  expect([late.status, (late.body as { fields: object }).fields]).toEqual([
    400,
    { photoUrl: 'Please upload the photo first' },
  ]);
});

it('setting, replacing and removing a profile picture leaves no files behind', async () => {
  const { browser } = await create.owner();
  const [first, second] = [await publishedPhoto(browser), await publishedPhoto(browser)];
  const show = (profileImageUrl: string | null) => browser.ask(account.updateUser, { body: { profileImageUrl } });
  expect(await show(first)).toMatchObject({ profileImageUrl: first });
  expect(await show(first)).toMatchObject({ profileImageUrl: first });
  expect(await show(second)).toMatchObject({ profileImageUrl: second });
  expect(await show(null)).toMatchObject({ profileImageUrl: null });
  await app.settle();
  const left = await Promise.all([first, second].map(async (path) => (await browser.get(path)).status));
  expect(left).toEqual([404, 404]);
});

it('a dog can be deleted only once, and added again', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const path = `/api/dogs/${dog.id}`;
  const answers = await Promise.all([browser.delete(path), browser.delete(path), browser.delete(path)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  const again = await browser.ask(dogs.createDog, { body: rex });
  expect(again.id).not.toBe(dog.id);
});
