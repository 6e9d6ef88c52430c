import { afterEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, password, registration, rex } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

afterEach(() => app.clock.reset());

describe('a dog that is sent more than once', () => {
  test('is added once if the key is the same, and gets the same response twice', async () => {
    const { browser } = await create.owner();
    const first = await browser.post('/api/dogs', rex, { key: 'add-rex' });
    const repeat = await browser.post('/api/dogs', rex, { key: 'add-rex' });
    expect([first.status, repeat.status]).toEqual([201, 201]);
    expect(repeat.text).toBe(first.text);
    expect(await browser.ask(dogs.listDogs)).toEqual([first.body]);
  });

  test('is added once if the key is the same, even if its fields have another order or spacing', async () => {
    const { browser } = await create.owner();
    const first = await browser.post('/api/dogs', rex, { key: 'one' });
    const repeat = await browser.post('/api/dogs', ' {"weight":24.5, "age":3.5,"name":" Rex ","breed":"Beagle"}', {
      key: 'one',
    });
    expect([repeat.status, repeat.text]).toEqual([201, first.text]);
  });

  test('is added once by ten concurrent requests with the same key', async () => {
    const { browser } = await create.owner();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/api/dogs', rex, { key: 'at-once' })),
    );
    expect(replies.filter(({ status }) => ![201, 409].includes(status)).map(({ text }) => text)).toEqual([]);
    const made = replies.filter(({ status }) => status === 201).map(({ text }) => text);
    expect(new Set(made).size).toBe(1);
    expect(await browser.ask(dogs.listDogs)).toHaveLength(1);
  });

  test('is rejected the second time if the key is the same but the fields differ', async () => {
    const { browser } = await create.owner();
    await browser.post('/api/dogs', rex, { key: 'one' });
    const reply = await browser.post('/api/dogs', { ...rex, name: 'Max' }, { key: 'one' });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'idempotencyKeyReused' });
    expect(await browser.ask(dogs.listDogs)).toHaveLength(1);
  });

  test('is added for both owners if two owners use the same key', async () => {
    const one = await create.owner();
    const other = await create.owner();
    const replies = [];
    for (const { browser } of [one, other]) replies.push(await browser.post('/api/dogs', rex, { key: 'shared' }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.text).not.toBe(replies[1]?.text);
  });

  test('is added twice if the key has expired after a day', async () => {
    const { email, browser } = await create.owner();
    await browser.post('/api/dogs', rex, { key: 'one' });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 24 * 3600 * 1000 + 2000));
    const later = browser.another();
    await later.ask(account.login, { body: { email, password } });
    expect((await later.post('/api/dogs', rex, { key: 'one' })).status).toBe(201);
    expect(await later.ask(dogs.listDogs)).toHaveLength(2);
  });

  test('is added twice without a key', async () => {
    const { browser } = await create.owner();
    await browser.post('/api/dogs', rex);
    await browser.post('/api/dogs', rex);
    expect(await browser.ask(dogs.listDogs)).toHaveLength(2);
  });
});

test('a rejected request does not use up its key', async () => {
  const owner = await create.ownerOn('free');
  const { browser } = owner;
  await browser.ask(dogs.createDog, { body: rex });
  expect((await browser.post('/api/dogs', { ...rex, age: -1 }, { key: 'second' })).status).toBe(400);
  expect((await browser.post('/api/dogs', rex, { key: 'second' })).status).toBe(403);
  await create.tier(owner, 'basic');
  expect((await browser.post('/api/dogs', rex, { key: 'second' })).status).toBe(201);
});

test("a stored response is replayed even after the plan's limit is reached", async () => {
  const { browser } = await create.ownerOn('free');
  const first = await browser.post('/api/dogs', rex, { key: 'only' });
  const repeat = await browser.post('/api/dogs', rex, { key: 'only' });
  expect([repeat.status, repeat.text]).toEqual([201, first.text]);
});

test.each([
  ['an empty key', ''],
  ['a key of 256 characters', 'x'.repeat(256)],
  ['a key with a space', 'a b'],
  ['a key with an accent', 'é'],
])('a request with %s is rejected and adds nothing', async (_, key) => {
  const { browser } = await create.owner();
  const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
  const reply = await browser.post('/api/dogs', rex, { headers });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'invalid' });
  expect(await browser.ask(dogs.listDogs)).toEqual([]);
});

describe('a repeated registration', () => {
  test('with the same key creates one account and signs in twice', async () => {
    const form = registration();
    const [one, other] = [app.visitor(), app.visitor()];
    const first = await one.post('/api/auth/register', form, { key: 'sign-up' });
    const repeat = await other.post('/api/auth/register', form, { key: 'sign-up' });
    expect([first.status, repeat.status]).toEqual([201, 201]);
    expect((await other.ask(account.getUser)).id).toBe((await one.ask(account.getUser)).id);
    // A browser that repeats its request has not received the first cookie. It must not count as a new browser.
    await app.settle();
    const { id } = await one.ask(account.getUser);
    const events = (await app.publishedEvents()).filter(({ detail }) => detail.ownerId === id);
    expect(events.map(({ type }) => type)).toEqual(['OwnerRegistered']);
  });

  test('with the same key requires the same password', async () => {
    const form = registration();
    await app.visitor().post('/api/auth/register', form, { key: 'sign-up' });
    const thief = app.visitor();
    const reply = await thief.post('/api/auth/register', { ...form, password: 'something-else' }, { key: 'sign-up' });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([401, undefined]);
  });

  test('is rejected with another key or without one', async () => {
    const form = registration();
    await app.visitor().post('/api/auth/register', form, { key: 'sign-up' });
    for (const key of ['another', undefined]) {
      const reply = await app.visitor().post('/api/auth/register', form, key ? { key } : {});
      expect([reply.status, reply.body]).toEqual([409, expect.objectContaining({ code: 'emailTaken' })]);
    }
  });

  test('creates only one account, even in ten concurrent requests', async () => {
    const form = registration();
    const replies = await Promise.all(Array.from({ length: 10 }, () => app.visitor().post('/api/auth/register', form)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => ![201, 409].includes(status)).map(({ text }) => text)).toEqual([]);
    expect(await app.visitor().ask(account.login, { body: { email: form.email, password } })).toMatchObject({
      email: form.email,
    });
  });
});
