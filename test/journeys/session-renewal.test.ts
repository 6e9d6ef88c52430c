import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { account } from '#shared/contract/account.ts';
import { connectTable, createFactories, password } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
const counted = join(root, 'test/support/counted-pool.ts');
const app = await startTestApp({ locate: (name, entry) => (name === 'account' ? counted : usual(name, entry)) });
const create = createFactories(app);
const name = 'houndwell_session';
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

function isSignedIn(browser: Browser): Promise<boolean> {
  return browser.get('/api/auth/user').then(({ status }) => status === 200);
}

/** An owner's other browser, signed in with "remember me". */
async function remembered(): Promise<Browser> {
  const { email, browser } = await create.owner();
  const other = browser.another();
  await other.ask(account.login, { body: { email, password, rememberMe: true } });
  return other;
}

/** The Cognito calls of the account's Lambda so far. */
function cognitoCalls(): string[] {
  return [...app.printed().matchAll(/Cognito call: (\w+)/g)].map(([, call = '']) => call);
}

describe('a session', () => {
  test('with "remember me" is renewed by use for another 30 days', async () => {
    const browser = await remembered();
    later(29 * day);
    const reply = await browser.get('/api/auth/user');
    expect(reply.headers['set-cookie']).toEqual([
      `${name}=${browser.jar.get(name)?.value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000`,
      'houndwell_hint=1; Path=/; SameSite=Strict; Max-Age=2592000',
    ]);
    later(30 * day - 5 * second);
    expect((await browser.get('/api/dogs')).body).toMatchObject({ code: 'planRequired' });
    later(5 * second);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is renewed at most once a day, and never without "remember me"', async () => {
    const [kept, { browser }] = [await remembered(), await create.owner()];
    const renewed = async (each: Browser) => (await each.get('/api/auth/user')).headers['set-cookie'] !== undefined;
    later(day - second);
    expect([await renewed(kept), await renewed(browser)]).toEqual([false, false]);
    later(hour + second);
    expect(await renewed(kept)).toBe(true);
    later(day - second);
    expect(await renewed(kept)).toBe(false);
  });

  test('that is renewed is deleted by DynamoDB only after its new end', async () => {
    const browser = await remembered();
    later(20 * day);
    await isSignedIn(browser);
    const [ownerId = '', id = ''] = browser.jar.get(name)?.value.split('.') ?? [];
    await connectTable(app);
    const { Sessions } = await import('#functions/entities/sessions.ts');
    const { data } = await Sessions.get({ ownerId, id }).go();
    expect(data?.expiresAt).toBe(Math.floor((app.clock.now().getTime() + 30 * day) / second));
  });

  test('lasts 180 days for regular visitors, without a call to Cognito', async () => {
    const browser = await remembered();
    const before = cognitoCalls();
    expect(before).toContain('AdminInitiateAuth');
    for (let days = 7; days < 180; days += 7) {
      later(7 * day);
      expect(await isSignedIn(browser)).toBe(true);
    }
    expect(cognitoCalls()).toEqual(before);
    // The last renewal was on day 154.
    expect(browser.jar.get(name)?.attributes).toContain(`Max-Age=${26 * 24 * 3600}`);
    later(5 * day - 5 * second);
    expect(await isSignedIn(browser)).toBe(true);
    later(5 * second);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('a moderator', () => {
  const rolesIn = async (browser: Browser) => (await browser.ask(account.getUser)).roles;

  test('who is removed loses the role within 15 minutes', async () => {
    const { browser, email } = await create.moderator();
    await browser.send('DELETE', '/__local/roles', { email, role: 'moderators' });
    later(15 * minute - second);
    expect(await rolesIn(browser)).toEqual(['moderators']);
    later(second);
    expect(await rolesIn(browser)).toEqual([]);
    later(hour);
    expect(await rolesIn(browser)).toEqual([]);
  });

  test('who is not removed keeps the role, with one Cognito call per 15 minutes', async () => {
    const { browser } = await create.moderator();
    const before = cognitoCalls().length;
    later(hour);
    for (let count = 0; count < 3; count += 1) expect(await rolesIn(browser)).toEqual(['moderators']);
    later(10 * minute);
    expect(await rolesIn(browser)).toEqual(['moderators']);
    expect(cognitoCalls().slice(before)).toEqual(['AdminListGroupsForUser']);
  });

  test('loses the role if it was read more than 15 minutes ago and Cognito cannot be called', async () => {
    const { browser } = await create.moderator();
    const cookie = browser.jar.get(name)?.value.split('.') ?? [];
    const [ownerId = '', sessionId = '', secret = ''] = cookie;
    await connectTable(app);
    const { findCaller } = await import('#functions/entities/caller.ts');
    const roles = async (at: number) => {
      vi.stubEnv('CLOCK_FROZEN_AT_MS', String(at));
      return (await findCaller({ ownerId, sessionId, secret }))?.roles;
    };
    const moment = app.clock.now().getTime();
    expect(await roles(moment + 14 * minute)).toEqual(['moderators']);
    expect(await roles(moment + 15 * minute)).toEqual([]);
  });
});
