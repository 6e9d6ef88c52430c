import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { createFactories, newEmail, type Owner, password } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
const busy = join(root, 'test/support/busy-pool.ts');
const app = await startTestApp({ locate: (name, entry) => (name === 'account' ? busy : usual(name, entry)) });
const create = createFactories(app);
const hour = 3600 * 1000;

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

let lastAddress = 1;

/** An office whose address has no failed sign-ins. */
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

describe('an address with one try left', () => {
  async function wornOut(): Promise<Browser> {
    const from = office();
    await fail(from, 19);
    return from;
  }

  test('does not limit right passwords', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => create.owner()));
    const from = await wornOut();
    for (const owner of owners) expect((await signIn(from, owner)).status).toBe(200);
    expect(await fail(from, 2)).toEqual([401, 429]);
  });

  test('is limited after wrong passwords, even if others sign in before or after', async () => {
    const [ann, ben] = [await create.owner(), await create.owner()];
    const from = await wornOut();
    expect((await signIn(from, ann)).status).toBe(200);
    expect(await fail(from, 1)).toEqual([401]);
    const limited = await signIn(from, ben);
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '900']);
    later(900_000);
    expect((await signIn(from, ben)).status).toBe(200);
    expect((await signIn(from, ann)).status).toBe(200);
  });

  test('checks one of many concurrent guesses', async () => {
    const from = await wornOut();
    const guesses = (await Promise.all(Array.from({ length: 30 }, () => fail(from, 1)))).flat();
    expect(guesses.sort()).toEqual([401, ...Array(29).fill(429)]);
    expect(await fail(from, 1)).toEqual([429]);
  });
});

test('ten days of mixed traffic behind one address delays nobody', async () => {
  const [ann, ben] = [await create.owner(), await create.owner()];
  const from = office();
  for (let time = 0; time < 10 * 24; time += 20) {
    later(20 * hour);
    expect((await signIn(from, ann, 'not-the-password')).status).toBe(401);
    expect([(await signIn(from, ann)).status, (await signIn(from, ben)).status]).toEqual([200, 200]);
  }
});

describe('a sign-in that Cognito cannot check', () => {
  const unchecked = 'nobody-can-say';

  test('counts neither on the account nor on the address', async () => {
    const owner = await create.owner();
    const from = office();
    for (let count = 0; count < 12; count += 1) expect((await signIn(from, owner, unchecked)).status).toBe(503);
    expect((await signIn(from, owner)).status).toBe(200);
    expect(await fail(from, 20)).toEqual(Array(20).fill(401));
  });

  test('leaves the failures before it as they were', async () => {
    const owner = await create.owner();
    for (let count = 0; count < 4; count += 1) await signIn(office(), owner, 'not-the-password');
    expect((await signIn(office(), owner, unchecked)).status).toBe(503);
    expect((await signIn(office(), owner, 'not-the-password')).status).toBe(401);
    expect((await signIn(office(), owner)).headers['retry-after']).toBe('1800');
  });

  test('does not count as a wrong current password either', async () => {
    const { browser } = await create.owner();
    const change = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword: 'walkies-at-noon' });
    for (let count = 0; count < 8; count += 1) expect((await change(unchecked)).status).toBe(503);
    expect((await change('not-my-word')).status).toBe(400);
    expect((await change(password)).status).toBe(204);
  });
});
