import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

test('an owner is never locked out of a browser where they are signed in', async () => {
  const { email, browser } = await create.owner();
  await fail(stranger(), email, 8);
  expect((await tryWord(browser.another(), email, password)).status).toBe(429);
  later(second);
  expect((await tryWord(browser, email, password)).status).toBe(200);
});

describe('a browser known from an earlier sign-in', () => {
  const browserCookie = 'houndwell_browser';

  /** The owner's browser after they have signed out, in a network of its own. */
  async function signedOut() {
    const owner = await create.owner(stranger());
    await owner.browser.get('/api/logout');
    expect([...owner.browser.jar.keys()]).toEqual([browserCookie]);
    return owner;
  }

  test('is never locked out by strangers, even from its own network', async () => {
    const { email, browser } = await signedOut();
    const neighbor = browser.another();
    await fail(neighbor, email, 5);
    for (let count = 0; count < 15; count += 1) await tryWord(neighbor, newEmail('guess'));
    expect((await tryWord(neighbor, email, password)).status).toBe(429);
    later(second);
    expect((await tryWord(browser, email, password)).status).toBe(200);
    expect((await tryWord(neighbor, email, password)).status).toBe(429);
  });

  test('has its own five tries, and one more every five minutes', async () => {
    const { email, browser } = await signedOut();
    const replies = await fail(browser, email, 6);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(replies[5]?.headers['retry-after']).toBe('300');
    later(second);
    expect((await tryWord(stranger(), email, password)).status).toBe(200);
    later(300 * second);
    expect((await tryWord(browser, email, password)).status).toBe(200);
  });

  test('cannot be imitated with a made-up cookie, the cookie of another owner, or the stored value', async () => {
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

  test('is recognized by a new secret, and not by one that somebody had put there', async () => {
    const { email } = await signedOut();
    const planted = 'A'.repeat(43);
    const victim = stranger();
    victim.jar.set(browserCookie, { value: planted, attributes: '' });
    expect((await tryWord(victim, email, password)).status).toBe(200);
    const [kept, added] = (victim.jar.get(browserCookie)?.value ?? '').split('.');
    expect([kept, added]).toEqual([planted, expect.stringMatching(/^[\w-]{43}$/)]);
    await fail(stranger(), email, 5);
    later(second);
    const thief = stranger();
    thief.jar.set(browserCookie, { value: planted, attributes: '' });
    expect((await tryWord(thief, email, password)).status).toBe(429);
    expect((await tryWord(victim, email, password)).status).toBe(200);
    expect(victim.jar.get(browserCookie)?.value).toBe(`${kept}.${added}`);
  });

  test('is recognized for the last five owners who signed in with it', async () => {
    const { browser, email } = await signedOut();
    for (let count = 0; count < 5; count += 1) {
      const other = await create.owner();
      await tryWord(browser, other.email, password);
      await browser.get('/api/logout');
    }
    expect(browser.jar.get(browserCookie)?.value.split('.')).toHaveLength(5);
    await fail(stranger(), email, 5);
    later(second);
    expect((await tryWord(browser, email, password)).status).toBe(429);
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

test('a browser in which another owner is signed in is not exempt from the limit of the account', async () => {
  const { email, user } = await create.owner();
  const other = await create.owner();
  await fail(stranger(), email, 6);
  expect(app.printed()).toContain(`"message":"sign-in","ownerId":"${user.id}","outcome":"rateLimited"`);
  expect((await tryWord(other.browser, email, password)).status).toBe(429);
  expect(app.printed()).toMatch(/"message":"rate limit exceeded","limit":"signInPerAccount"/);
});
