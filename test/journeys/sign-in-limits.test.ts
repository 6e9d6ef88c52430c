import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { account } from '#shared/contract/account.ts';
import { createFactories, newEmail, password } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { exhaustive } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
const busy = join(root, 'test/support/busy-pool.ts');
const app = await startTestApp({ locate: (name, entry) => (name === 'account' ? busy : usual(name, entry)) });
const create = createFactories(app);
const second = 1000;
const hour = 3600 * second;

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

let lastAddress = 1;

/** A visitor from an address without failed sign-ins. */
function stranger(): Browser {
  lastAddress += 1;
  return app.visitor(`127.0.1.${lastAddress}`);
}

function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

function tryWord(browser: Browser, email: string, word = 'not-the-password'): Promise<Reply> {
  return browser.post('/api/auth/login', { email, password: word });
}

async function fail(browser: Browser, email: string, times: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let count = 0; count < times; count += 1) replies.push(await tryWord(browser, email));
  return replies;
}

/** Tries one account after the other, with a wrong password each. */
async function guessAccounts(from: Browser, times: number): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await tryWord(from.another(), newEmail('guess'))).status);
  }
  return statuses;
}

test('an account allows five wrong passwords, and rate-limits the sixth', async () => {
  const { email } = await create.owner();
  const thief = stranger();
  const replies = await fail(thief, email, 6);
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(replies[5]?.body).toMatchObject({ code: 'rateLimited' });
  expect(replies[5]?.headers['retry-after']).toBe('1800');
});

test('a rate-limited account rejects even the right password, and a successful sign-in restores all five tries', async () => {
  const { email } = await create.owner();
  const someone = stranger();
  await fail(someone, email, 5);
  const limited = await tryWord(someone, email, password);
  expect(limited.status).toBe(429);
  later(Number(limited.headers['retry-after']) * second);
  expect((await tryWord(someone, email, password)).status).toBe(200);
  expect((await fail(someone, email, 6)).map(({ status }) => status)).toEqual([...Array(5).fill(401), 429]);
});

test('an account allows one more try every half hour', async () => {
  const { email } = await create.owner();
  await fail(stranger(), email, 5);
  for (let count = 0; count < 3; count += 1) {
    expect((await tryWord(stranger(), email)).headers['retry-after']).toBe('1800');
    later(1800 * second);
    expect((await tryWord(stranger(), email)).status).toBe(401);
  }
});

test('only five of a hundred concurrent guesses for an account are checked', async () => {
  const { email } = await create.owner();
  const guesses = Array.from({ length: 100 }, () => tryWord(stranger(), email));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(95).fill(429)]);
});

test('an unknown email gets exactly the same responses as a known one, including the rate limit', async () => {
  const { email } = await create.owner();
  const known = await fail(stranger(), email, 6);
  const unknown = await fail(stranger(), newEmail('nobody'), 6);
  const visible = (replies: Reply[]) =>
    replies.map(({ status, text, headers }) => [status, text, headers['retry-after']]);
  expect(visible(unknown)).toEqual(visible(known));
  expect(Object.keys(unknown[0]?.headers ?? {}).sort()).toEqual(Object.keys(known[0]?.headers ?? {}).sort());
});

describe('an IP address that tries many accounts', () => {
  test('has to wait while other addresses do not', async () => {
    const { email } = await create.owner();
    const office = stranger();
    for (let count = 0; count < 20; count += 1) expect((await tryWord(office, newEmail('guess'))).status).toBe(401);
    expect((await tryWord(office, email, password)).status).toBe(429);
    expect((await tryWord(stranger(), email, password)).status).toBe(200);
  });

  test('has all its tries again after a day', async () => {
    const office = stranger();
    for (let count = 0; count < 20; count += 1) await tryWord(office, newEmail('guess'));
    later(25 * 3600 * second);
    const replies = [];
    for (let count = 0; count < 5; count += 1) replies.push(await tryWord(office, newEmail('guess')));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(401));
  });

  test('cannot pretend to be another address with a header', async () => {
    const office = stranger();
    const claim = () => ({
      headers: { 'x-viewer-address': `10.0.0.${Math.floor(Math.random() * 250)}`, 'x-forwarded-for': '10.1.1.1' },
    });
    for (let count = 0; count < 20; count += 1) {
      await office.post('/api/auth/login', { email: newEmail('guess'), password: 'not-the-password' }, claim());
    }
    const reply = await office.post(
      '/api/auth/login',
      { email: newEmail('guess'), password: 'not-the-password' },
      claim(),
    );
    expect(reply.status).toBe(429);
  });
});

describe('an IP address with one try left', () => {
  async function wornOut(): Promise<Browser> {
    const from = stranger();
    await guessAccounts(from, 19);
    return from;
  }

  test('does not limit right passwords', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => create.owner()));
    const from = await wornOut();
    for (const owner of owners) expect((await tryWord(from.another(), owner.email, password)).status).toBe(200);
    expect(await guessAccounts(from, 2)).toEqual([401, 429]);
  });

  test('is limited after wrong passwords, even if others sign in before or after', async () => {
    const [ann, ben] = [await create.owner(), await create.owner()];
    const from = await wornOut();
    expect((await tryWord(from.another(), ann.email, password)).status).toBe(200);
    expect(await guessAccounts(from, 1)).toEqual([401]);
    const limited = await tryWord(from.another(), ben.email, password);
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '900']);
    later(900_000);
    expect((await tryWord(from.another(), ben.email, password)).status).toBe(200);
    expect((await tryWord(from.another(), ann.email, password)).status).toBe(200);
  });
});

test('right and wrong passwords from one IP address over many days delay nobody', async () => {
  const [ann, ben] = [await create.owner(), await create.owner()];
  const from = stranger();
  const days = exhaustive ? 10 : 3;
  for (let time = 0; time < days * 24; time += 20) {
    later(20 * hour);
    expect((await tryWord(from.another(), ann.email)).status).toBe(401);
    expect([
      (await tryWord(from.another(), ann.email, password)).status,
      (await tryWord(from.another(), ben.email, password)).status,
    ]).toEqual([200, 200]);
  }
});

describe('a password that Cognito cannot check', () => {
  const unchecked = 'nobody-can-say';

  test('does not count toward the limit of the account or of the IP address', async () => {
    const owner = await create.owner();
    const from = stranger();
    for (let count = 0; count < 12; count += 1)
      expect((await tryWord(from.another(), owner.email, unchecked)).status).toBe(503);
    expect((await tryWord(from.another(), owner.email, password)).status).toBe(200);
    expect(await guessAccounts(from, 20)).toEqual(Array(20).fill(401));
  });

  test('keeps the count of earlier failures', async () => {
    const owner = await create.owner();
    for (let count = 0; count < 4; count += 1) await tryWord(stranger().another(), owner.email);
    expect((await tryWord(stranger().another(), owner.email, unchecked)).status).toBe(503);
    expect((await tryWord(stranger().another(), owner.email)).status).toBe(401);
    expect((await tryWord(stranger().another(), owner.email, password)).headers['retry-after']).toBe('1800');
  });

  test('does not count as a wrong current password in a password change either', async () => {
    const { browser } = await create.owner();
    const change = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword: 'walkies-at-noon' });
    for (let count = 0; count < 8; count += 1) expect((await change(unchecked)).status).toBe(503);
    expect((await change('not-my-word')).status).toBe(400);
    expect((await change(password)).status).toBe(204);
  });
});

describe('a sign-in', () => {
  test('with a wrong password or an unknown email starts no session', async () => {
    const { email } = await create.owner();
    for (const tried of [email, newEmail('nobody')]) {
      const reply = await app.visitor().post('/api/auth/login', { email: tried, password: 'not-the-password' });
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.body).toEqual({ code: 'wrongCredentials', message: 'Unauthorized' });
    }
  });

  test('ignores case and surrounding spaces in the email, but not case in the password', async () => {
    const { email, browser } = await create.owner();
    const written = `  ${email.toUpperCase()} `;
    expect(await browser.another().ask(account.login, { body: { email: written, password } })).toMatchObject({ email });
    const shouted = await app.visitor().post('/api/auth/login', { email, password: password.toUpperCase() });
    expect(shouted.status).toBe(401);
  });
});
