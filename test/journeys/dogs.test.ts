import { describe, expect, it } from 'vitest';
import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import type { Reply } from '#test/support/http.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

/** The field errors of a response, or its status when there are none. */
function complaints({ status, body }: Reply): unknown {
  return (body as { fields?: object }).fields ?? status;
}

describe('the age of a dog', async () => {
  const { browser } = await create.owner();
  const add = (age: unknown) => browser.post('/api/dogs', { ...rex, age });

  it.each([0, 0.1, 25, 26, 30])('can be %d years, and is returned unchanged that day', async (age) => {
    const answer = await add(age);
    expect([answer.status, (answer.body as Dog).age]).toEqual([201, age]);
  });

  it.each([
    [-1, 'Age must be greater than 0'],
    [30.1, 'Age must be realistic'],
    [1.25, 'Please enter the age with at most one decimal place'],
    ['three', 'Please enter the age in years'],
    [null, 'Please enter the age in years'],
    [undefined, 'Please enter the age or the birthday'],
  ])('cannot be %s: "%s"', async (age, message) => {
    const answer = await add(age);
    expect([answer.status, complaints(answer)]).toEqual([400, { age: message }]);
  });
});

describe('the weight of a dog', async () => {
  const { browser } = await create.owner();
  const add = (weight: unknown) => browser.post('/api/dogs', { ...rex, weight });

  it.each([1, 12.5, 300])('can be %d pounds', async (weight) => {
    expect(((await add(weight)).body as Dog).weight).toBe(weight);
  });

  it.each([undefined, null])('can be omitted (%s)', async (weight) => {
    expect(((await add(weight)).body as Dog).weight).toBeNull();
  });

  it.each([
    [0, 'Weight must be greater than 0'],
    [0.9, 'Weight must be greater than 0'],
    [301, 'Weight must be realistic'],
    [12.25, 'Please enter the weight with at most one decimal place'],
    ['heavy', 'Please enter the weight in pounds'],
  ])('cannot be %s: "%s"', async (weight, message) => {
    const answer = await add(weight);
    expect([answer.status, complaints(answer)]).toEqual([400, { weight: message }]);
  });
});

describe('the form of a dog', async () => {
  const { browser } = await create.owner();
  const add = (form: object) => browser.post('/api/dogs', { ...rex, ...form });

  it.each(['R', 'x'.repeat(100), '🐕'.repeat(100), 'كلب', 'Zoë "the nose" O\u2019Hara', '<b>Rex</b>'])(
    'accepts the name %s',
    async (name) => {
      const answer = await add({ name });
      expect([answer.status, (answer.body as Dog).name]).toEqual([201, name]);
    },
  );

  it('trims a name', async () => {
    expect(((await add({ name: '  Rex ' })).body as Dog).name).toBe('Rex');
  });

  it.each([
    ['', "Dog's name is required"],
    ['   ', "Dog's name is required"],
    ['x'.repeat(101), 'Please keep this to 100 characters'],
    ['Rex\u0000', 'Please remove invisible characters'],
    [7, "Dog's name is required"],
  ])('rejects the name %j', async (name, message) => {
    expect(complaints(await add({ name }))).toEqual({ name: message });
  });

  it.each(['', 'Wolf', 'beagle', 12, null])('rejects the breed %j', async (breed) => {
    expect(complaints(await add({ breed }))).toEqual({ breed: 'Please select a breed' });
  });
});

describe('the profile of a dog', () => {
  it('belongs to the caller, and cannot be added for another owner', async () => {
    const maya = await create.owner();
    const other = await create.owner();
    const answer = await maya.browser.post('/api/dogs', { ...rex, userId: other.user.id });
    expect([answer.status, complaints(answer)]).toEqual([400, { userId: 'This field is not known' }]);
    expect(await other.browser.ask(dogs.listDogs)).toEqual([]);
  });

  it('names its owner', async () => {
    const { browser, user, dog } = await create.ownerWithDog();
    expect(dog.userId).toBe(user.id);
    expect(await browser.ask(dogs.listDogs)).toEqual([dog]);
  });

  it('is reported like one that does not exist if it belongs to another owner', async () => {
    const { dog } = await create.ownerWithDog();
    const { browser } = await create.owner();
    const unknown = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    for (const ask of [
      (id: string) => browser.put(`/api/dogs/${id}`, rex),
      (id: string) => browser.delete(`/api/dogs/${id}`),
    ]) {
      const [theirs, never, nonsense] = [await ask(dog.id), await ask(unknown), await ask('%F0%9F%90%95')];
      expect(theirs.status).toBe(404);
      expect([theirs.text, nonsense.text]).toEqual([never.text, never.text]);
    }
  });

  it('is not overwritten by a change to an older version', async () => {
    const { browser, dog } = await create.ownerWithDog();
    const path = `/api/dogs/${dog.id}`;
    const first = await browser.ask(dogs.updateDog, {
      params: { id: dog.id },
      body: { ...rex, name: 'Rexy', updatedAt: dog.updatedAt },
    });
    const second = await browser.put(path, { ...rex, name: 'Max', updatedAt: dog.updatedAt });
    expect([second.status, (second.body as { code: string }).code]).toEqual([409, 'staleVersion']);
    expect((await browser.ask(dogs.listDogs)).map(({ name }) => name)).toEqual(['Rexy']);
    const third = await browser.put(path, { ...rex, name: 'Max', updatedAt: first.updatedAt });
    expect((third.body as Dog).name).toBe('Max');
  });

  it('loses the fields that an update omits, and keeps its place in the list', async () => {
    const { browser, dog } = await create.ownerWithDog();
    await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
    const { name, breed, age } = rex;
    await browser.ask(dogs.updateDog, { params: { id: dog.id }, body: { name, breed, age } });
    const [first, second] = await browser.ask(dogs.listDogs);
    expect([first?.id, first?.weight, second?.name]).toEqual([dog.id, null, 'Olive']);
  });

  it('accepts as its photo a URL on the web or an upload of its owner, and nothing else', async () => {
    const maya = await create.owner();
    const other = await create.owner();
    const add = (photoUrl: string) => maya.browser.post('/api/dogs', { ...rex, photoUrl });
    const never = (ownerId: string) => `/photos/${ownerId}/01ARZ3NDEKTSV4RRFFQ69G5FAV.webp`;
    const uploadFirst = { photoUrl: 'Please upload the photo first' };
    expect((await add('https://dogs.example/rex.jpg')).status).toBe(201);
    expect((await add(await publishedPhoto(maya.browser))).status).toBe(201);
    expect(complaints(await add(await publishedPhoto(other.browser)))).toEqual(uploadFirst);
    expect(complaints(await add(never(maya.user.id)))).toEqual(uploadFirst);
    for (const address of ['javascript:alert(1)', 'http://dogs.example/rex.jpg', '/photos/../api/dogs', 'rex.jpg'])
      expect(complaints(await add(address))).toHaveProperty('photoUrl');
  });
});
