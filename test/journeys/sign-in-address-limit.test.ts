import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { allAtOnce, expectAtOnce } from '#test/support/at-once.ts';
import { createFactories, newEmail, type Owner, password, workOnTableOf } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
const busy = join(root, 'test/support/busy-pool.ts');
const app = await startTestApp({ locate: (name, entry) => (name === 'account' ? busy : usual(name, entry)) });
const create = createFactories(app);
workOnTableOf(app);
process.env.SIGNING_SECRET = app.environment.SIGNING_SECRET;
const { addressCounter } = await import('#functions/account/address-failures.ts');
const { Attempts } = await import('#functions/entities/attempts.ts');
const hour = 3600 * 1000;

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

let lastAddress = 1;

/** An office whose address nobody has failed from yet. */
function office(): Browser {
  lastAddress += 1;
  return app.visitor(`127.0.9.${lastAddress}`);
}

function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

function signIn(from: Browser, { email }: Pick<Owner, 'email'>, word = password): Promise<Reply> {
  return from.another().post('/api/auth/login', { email, password: word });
}

async function fail(from: Browser, times: number): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await signIn(from, { email: newEmail('guess') }, 'not-the-password')).status);
  }
  return statuses;
}

/** Fails until the address is in a pause of that many seconds, and lets it pass. */
async function wearOut(from: Browser, seconds: number): Promise<void> {
  await fail(from, 20);
  for (let pause = 1; ; pause *= 2) {
    later(pause * 1000);
    if (pause === seconds) return;
    expect(await fail(from, 1)).toEqual([401]);
  }
}

/** So many failures more of this address, or fewer, as others would count them at the same moment. */
async function count({ address }: Browser, failures: number): Promise<void> {
  const oneFadesAfterSeconds = 72 * 60;
  await Attempts.patch({ of: addressCounter(address) })
    .add({ expiresAt: failures * oneFadesAfterSeconds })
    .go();
}

describe('behind an address that has failed too often', () => {
  test('a right password makes nobody else wait, one after the other and all at once', async () => {
    const [ann, ben, ...more] = await Promise.all(Array.from({ length: 6 }, () => create.owner()));
    const from = office();
    await wearOut(from, 16);
    for (const owner of [ann, ben, ...more]) expect((await signIn(from, owner as Owner)).status).toBe(200);
    expect(await fail(from, 2)).toEqual([401, 429]);
  });

  test('the pause of a wrong password stays, whoever signs in rightly before or after', async () => {
    const [ann, ben] = [await create.owner(), await create.owner()];
    const from = office();
    await wearOut(from, 8);
    expect((await signIn(from, ann)).status).toBe(200);
    expect(await fail(from, 1)).toEqual([401]);
    const paused = await signIn(from, ben);
    expect([paused.status, paused.headers['retry-after']]).toEqual([429, '16']);
    later(16_000);
    expect((await signIn(from, ben)).status).toBe(200);
    expect((await signIn(from, ann)).status).toBe(200);
  });

  test('one guess gets through after each pause, however many come at once', async () => {
    const from = office();
    await wearOut(from, 4);
    const asked = Array.from({ length: 30 }, () => fail(from, 1));
    const guesses = (await allAtOnce(app, asked)).flat();
    expectAtOnce(guesses, { through: [401, 1], refused: 429 });
    expect(await fail(from, 1)).toEqual([429]);
  });

  test('the room that is used up stays so when the guess that gets through was counted after many others', async () => {
    const from = office();
    await wearOut(from, 1);
    // As if twenty others were counted in the same moment, before they are refused and take it back.
    await count(from, 20);
    expect(await fail(from, 1)).toEqual([401]);
    await count(from, -20);
    later(hour / 4);
    expect(await fail(from, 2)).toEqual([401, 429]);
  });

  test('the longest pause is a quarter of an hour, and whoever stops is trusted again after two days', async () => {
    const from = office();
    await fail(from, 20);
    for (let count = 0; count < 60; count += 1) {
      later(hour / 4);
      expect(await fail(from, 2)).toEqual([401, 429]);
    }
    later(48 * hour);
    expect(await fail(from, 5)).toEqual(Array(5).fill(401));
  });
});

test('a month of mixed traffic behind one address pauses nobody', async () => {
  const [ann, ben] = [await create.owner(), await create.owner()];
  const from = office();
  for (let time = 0; time < 31 * 24; time += 20) {
    later(20 * hour);
    expect((await signIn(from, ann, 'not-the-password')).status).toBe(401);
    expect([(await signIn(from, ann)).status, (await signIn(from, ben)).status]).toEqual([200, 200]);
  }
});

describe('an attempt that nobody could judge', () => {
  const unjudged = 'nobody-can-say';

  test('is no failure: the right password opens the account right after a dozen of them', async () => {
    const owner = await create.owner();
    const from = office();
    for (let count = 0; count < 12; count += 1) expect((await signIn(from, owner, unjudged)).status).toBe(503);
    expect((await signIn(from, owner)).status).toBe(200);
    expect(await fail(from, 20)).toEqual(Array(20).fill(401));
  });

  test('leaves the failures before it as they were, with their pause', async () => {
    const owner = await create.owner();
    for (let count = 0; count < 4; count += 1) await signIn(office(), owner, 'not-the-password');
    expect((await signIn(office(), owner, unjudged)).status).toBe(503);
    expect((await signIn(office(), owner, 'not-the-password')).status).toBe(401);
    const paused = await signIn(office(), owner);
    expect([paused.status, paused.headers['retry-after']]).toEqual([429, '1']);
    later(1000);
    expect((await signIn(office(), owner, unjudged)).status).toBe(503);
    expect((await signIn(office(), owner, 'not-the-password')).status).toBe(401);
    expect((await signIn(office(), owner)).headers['retry-after']).toBe('2');
  });

  test('is none either where the current password is asked for', async () => {
    const { browser } = await create.owner();
    const change = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword: 'walkies-at-noon' });
    for (let count = 0; count < 8; count += 1) expect((await change(unjudged)).status).toBe(503);
    expect((await change('not-my-word')).status).toBe(400);
    expect((await change(password)).status).toBe(204);
  });
});
