import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { allAtOnce } from '#test/support/at-once.ts';
import { createFactories, newEmail, password } from '#test/support/factories.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const second = 1000;

// How fast the machine is changes nothing.
beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

let lastAddress = 1;

/** A visitor from an address where nobody has failed yet. */
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

test('five wrong passwords are answered; after that each further one has to wait', async () => {
  const { email } = await create.owner();
  const thief = stranger();
  const replies = await fail(thief, email, 6);
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(replies[5]?.body).toMatchObject({ code: 'rateLimited' });
  expect(Number(replies[5]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
});

test('during the pause even the right password has to wait, and right after it opens the door', async () => {
  const { email } = await create.owner();
  const someone = stranger();
  await fail(someone, email, 5);
  const paused = await tryWord(someone, email, password);
  expect(paused.status).toBe(429);
  later((Number(paused.headers['retry-after']) + 1) * second);
  expect((await tryWord(someone, email, password)).status).toBe(200);
  expect((await fail(someone, email, 5)).map(({ status }) => status)).toEqual(Array(5).fill(401));
});

test('the pause doubles with each failure, up to a quarter of an hour', async () => {
  const { email } = await create.owner();
  const pauses: number[] = [];
  await fail(stranger(), email, 5);
  for (let count = 0; count < 13; count += 1) {
    const paused = await tryWord(stranger(), email);
    expect(paused.status).toBe(429);
    pauses.push(Number(paused.headers['retry-after']));
    later((pauses.at(-1) ?? 0) * second);
    expect((await tryWord(stranger(), email)).status).toBe(401);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('a hundred guesses at once get no more answers than a hundred in a row', async () => {
  const { email } = await create.owner();
  const guesses = Array.from({ length: 100 }, () => tryWord(stranger(), email));
  const statuses = (await allAtOnce(app, guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  // On a slow machine some run out of their time, which tells a thief nothing either.
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
});

test('an unknown email is answered like a known one, word for word, pause included', async () => {
  const { email } = await create.owner();
  const known = await fail(stranger(), email, 6);
  const unknown = await fail(stranger(), newEmail('nobody'), 6);
  const told = (replies: Reply[]) => replies.map(({ status, text, headers }) => [status, text, headers['retry-after']]);
  expect(told(unknown)).toEqual(told(known));
  expect(Object.keys(unknown[0]?.headers ?? {}).sort()).toEqual(Object.keys(known[0]?.headers ?? {}).sort());
});

test('an owner who is signed in on this browser is never locked out by somebody else', async () => {
  const { email, browser } = await create.owner();
  await fail(stranger(), email, 8);
  expect((await tryWord(browser.another(), email, password)).status).toBe(429);
  expect((await tryWord(browser, email, password)).status).toBe(200);
});

test('somebody else who is signed in has no such right', async () => {
  const { email } = await create.owner();
  const other = await create.owner();
  await fail(stranger(), email, 6);
  expect((await tryWord(other.browser, email, password)).status).toBe(429);
});

describe('an address from which many accounts are tried', () => {
  test('has to wait as well, while others are served', async () => {
    const { email } = await create.owner();
    const office = stranger();
    for (let count = 0; count < 20; count += 1) expect((await tryWord(office, newEmail('guess'))).status).toBe(401);
    expect((await tryWord(office, email, password)).status).toBe(429);
    expect((await tryWord(stranger(), email, password)).status).toBe(200);
  });

  test('is trusted again a day later, as if nothing had been', async () => {
    const office = stranger();
    for (let count = 0; count < 20; count += 1) await tryWord(office, newEmail('guess'));
    later(25 * 3600 * second);
    const replies = [];
    for (let count = 0; count < 5; count += 1) replies.push(await tryWord(office, newEmail('guess')));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(401));
  });

  test('cannot pass for another one by a header', async () => {
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

test('a wrong password and an unknown email leave no session behind', async () => {
  const { email } = await create.owner();
  for (const reply of [await tryWord(stranger(), email), await tryWord(stranger(), newEmail('nobody'))]) {
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toEqual({ code: 'wrongCredentials', message: "That email and password don't match." });
  }
});

test('an email is the same however it is written', async () => {
  const { email, browser } = await create.owner();
  const written = `  ${email.toUpperCase()} `;
  expect(await browser.another().ask(account.login, { body: { email: written, password } })).toMatchObject({ email });
  expect((await tryWord(stranger(), email, password.toUpperCase())).status).toBe(401);
});
