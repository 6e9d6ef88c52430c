import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { connectTable, createFactories, newEmail, password } from '#test/support/factories.ts';
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
  expect(replies[5]?.headers['retry-after']).toBe('1800');
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

test('allows one more try every half hour', async () => {
  const { email } = await create.owner();
  await fail(stranger(), email, 5);
  for (let count = 0; count < 3; count += 1) {
    expect((await tryWord(stranger(), email)).headers['retry-after']).toBe('1800');
    later(1800 * second);
    expect((await tryWord(stranger(), email)).status).toBe(401);
  }
});

test('checks five of a hundred concurrent guesses', async () => {
  const { email } = await create.owner();
  const guesses = Array.from({ length: 100 }, () => tryWord(stranger(), email));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(95).fill(429)]);
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
  later(second);
  expect((await tryWord(browser, email, password)).status).toBe(200);
});

describe('a browser that the owner has signed in with before', () => {
  const browserCookie = 'houndwell_browser';

  /** The owner's browser after they have signed out, in a network of its own. */
  async function signedOut() {
    const owner = await create.owner(stranger());
    await owner.browser.get('/api/logout');
    expect([...owner.browser.jar.keys()]).toEqual([browserCookie]);
    return owner;
  }

  test('is never locked out by strangers, not even from its own network', async () => {
    const { email, browser } = await signedOut();
    const neighbor = browser.another();
    await fail(neighbor, email, 5);
    for (let count = 0; count < 15; count += 1) await tryWord(neighbor, newEmail('guess'));
    expect((await tryWord(neighbor, email, password)).status).toBe(429);
    later(second);
    expect((await tryWord(browser, email, password)).status).toBe(200);
    expect((await tryWord(neighbor, email, password)).status).toBe(429);
  });

  test('has five tries of its own and one more every five minutes', async () => {
    const { email, browser } = await signedOut();
    const replies = await fail(browser, email, 6);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(replies[5]?.headers['retry-after']).toBe('300');
    later(second);
    expect((await tryWord(stranger(), email, password)).status).toBe(200);
    later(300 * second);
    expect((await tryWord(browser, email, password)).status).toBe(200);
  });

  test('cannot be imitated: with a made-up cookie, the cookie of another owner, or the stored value', async () => {
    const { email, user } = await signedOut();
    const other = await signedOut();
    await connectTable(app);
    const { Owners } = await import('#functions/entities/owners.ts');
    const { data } = await Owners.get({ id: user.id }).go();
    const values = ['A'.repeat(43), other.browser.jar.get(browserCookie)?.value ?? '', data?.knownBrowsers[0] ?? ''];
    await fail(stranger(), email, 5);
    later(second);
    for (const value of values) {
      expect(value).toMatch(/^[\w-]{43}$/);
      const thief = stranger();
      thief.jar.set(browserCookie, { value, attributes: '' });
      expect((await tryWord(thief, email, password)).status).toBe(429);
    }
  });

  test('is recognized for 400 days by a cookie that scripts and other sites cannot read', async () => {
    const { browser } = await signedOut();
    const attributes = 'Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000';
    expect(browser.jar.get(browserCookie)?.attributes).toBe(attributes);
  });

  test('is recognized for each of the owners who share it', async () => {
    const [ann, ben] = [await signedOut(), await create.owner()];
    expect((await tryWord(ann.browser, ben.email, password)).status).toBe(200);
    await ann.browser.get('/api/logout');
    await fail(stranger(), ann.email, 5);
    await fail(stranger(), ben.email, 5);
    later(second);
    expect((await tryWord(ann.browser, ann.email, password)).status).toBe(200);
    expect((await tryWord(ann.browser, ben.email, password)).status).toBe(200);
  });
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

test('accepts an email in any spelling', async () => {
  const { email, browser } = await create.owner();
  const written = `  ${email.toUpperCase()} `;
  expect(await browser.another().ask(account.login, { body: { email: written, password } })).toMatchObject({ email });
  expect((await tryWord(stranger(), email, password.toUpperCase())).status).toBe(401);
});
