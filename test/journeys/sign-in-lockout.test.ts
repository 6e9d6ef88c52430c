import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { allAtOnce } from '#test/support/at-once.ts';
import { createFactories, newEmail, password } from '#test/support/factories.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const second = 1000;

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

test('checks five wrong passwords and makes the sixth wait', async () => {
  const { email } = await create.owner();
  const thief = stranger();
  const replies = await fail(thief, email, 6);
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(replies[5]?.body).toMatchObject({ code: 'rateLimited' });
  expect(replies[5]?.headers['retry-after']).toBe('300');
});

test('makes the right password wait as well, and a right one restores all five tries', async () => {
  const { email } = await create.owner();
  const someone = stranger();
  await fail(someone, email, 5);
  const limited = await tryWord(someone, email, password);
  expect(limited.status).toBe(429);
  later(Number(limited.headers['retry-after']) * second);
  expect((await tryWord(someone, email, password)).status).toBe(200);
  expect((await fail(someone, email, 6)).map(({ status }) => status)).toEqual([...Array(5).fill(401), 429]);
});

test('allows one more try every five minutes', async () => {
  const { email } = await create.owner();
  await fail(stranger(), email, 5);
  for (let count = 0; count < 3; count += 1) {
    expect((await tryWord(stranger(), email)).headers['retry-after']).toBe('300');
    later(300 * second);
    expect((await tryWord(stranger(), email)).status).toBe(401);
  }
});

test('checks no more of a hundred guesses at once than of a hundred in a row', async () => {
  const { email } = await create.owner();
  const guesses = Array.from({ length: 100 }, () => tryWord(stranger(), email));
  const statuses = (await allAtOnce(app, guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  // On a slow machine some time out, which reveals nothing either.
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
});

test('answers an unknown email exactly like a known one, rate limit included', async () => {
  const { email } = await create.owner();
  const known = await fail(stranger(), email, 6);
  const unknown = await fail(stranger(), newEmail('nobody'), 6);
  const visible = (replies: Reply[]) =>
    replies.map(({ status, text, headers }) => [status, text, headers['retry-after']]);
  expect(visible(unknown)).toEqual(visible(known));
  expect(Object.keys(unknown[0]?.headers ?? {}).sort()).toEqual(Object.keys(known[0]?.headers ?? {}).sort());
});

test('never locks an owner out of a browser where they are signed in', async () => {
  const { email, browser } = await create.owner();
  await fail(stranger(), email, 8);
  expect((await tryWord(browser.another(), email, password)).status).toBe(429);
  expect((await tryWord(browser, email, password)).status).toBe(200);
});

test('never locks an owner out of a browser that they have signed in with before', async () => {
  const { email, browser } = await create.owner();
  const thief = app.visitor('127.77.1.9');
  await fail(thief, email, 5);
  expect((await tryWord(thief, email, password)).status).toBe(429);
  expect((await tryWord(browser.another(), email, password)).status).toBe(200);
  expect((await tryWord(thief, email, password)).status).toBe(429);
});

test('does not exempt someone who is signed in as another owner', async () => {
  const { email } = await create.owner();
  const other = await create.owner();
  await fail(stranger(), email, 6);
  expect((await tryWord(other.browser, email, password)).status).toBe(429);
});

describe('an address that tries many accounts', () => {
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

  test('cannot pretend to be another one with a header', async () => {
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

test('starts no session for a wrong password or an unknown email', async () => {
  const { email } = await create.owner();
  for (const reply of [await tryWord(stranger(), email), await tryWord(stranger(), newEmail('nobody'))]) {
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toEqual({ code: 'wrongCredentials', message: 'Unauthorized' });
  }
});

test('accepts an email however it is written', async () => {
  const { email, browser } = await create.owner();
  const written = `  ${email.toUpperCase()} `;
  expect(await browser.another().ask(account.login, { body: { email: written, password } })).toMatchObject({ email });
  expect((await tryWord(stranger(), email, password.toUpperCase())).status).toBe(401);
});
