import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, type Owner, password } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { readToken } = mailboxIn(app);
const hour = 3_600_000;
const fresh = 'a-new-bone-9';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

function isIn(browser: Browser): Promise<boolean> {
  return browser.get('/api/auth/user').then(({ status }) => status === 200);
}

/** Signs the owner in with a new browser that has this user agent. */
async function signInWith(owner: Owner, agent: string, word = password): Promise<Browser> {
  const browser = app.visitor();
  await browser.ask(
    account.login,
    { body: { email: owner.email, password: word } },
    { headers: { 'user-agent': agent } },
  );
  return browser;
}

async function newSignIns({ email }: Owner) {
  await app.settle();
  return (await app.mails()).filter(({ to, subject }) => to === email && subject === 'New sign-in to your account');
}

describe('the list of browsers', () => {
  test('names each browser and operating system, marks this browser, and starts with the most recently used', async () => {
    const owner = await create.owner();
    later(2 * hour);
    await signInWith(owner, phone);
    const list = await owner.browser.ask(account.listSessions);
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Safari on iPhone', false],
      ['Firefox on Linux', true],
    ]);
    await owner.browser.ask(account.getUser);
    const [first] = await owner.browser.ask(account.listSessions);
    expect(first).toMatchObject({ device: 'Firefox on Linux', current: true });
    expect(new Date(first?.lastSeenAt ?? 0).getTime()).toBeGreaterThan(new Date(first?.createdAt ?? 0).getTime());
  });

  test('reveals no secret, no address and no user agent', async () => {
    const owner = await create.owner();
    const { text } = await owner.browser.get('/api/auth/sessions');
    const cookie = [...owner.browser.jar.values()][0]?.value ?? '';
    expect(text).not.toContain(cookie.split('.')[2]);
    expect(text).not.toMatch(/Mozilla|127\.0\.0\.1|secret|hash/i);
  });

  test('leaves out expired sessions', async () => {
    const owner = await create.owner();
    await signInWith(owner, phone);
    later(25 * hour);
    const back = await signInWith(owner, laptop);
    expect((await back.ask(account.listSessions)).map(({ device }) => device)).toEqual(['Edge on Windows']);
  });
});

describe('ending one session', () => {
  test('signs out that browser and no other', async () => {
    const owner = await create.owner();
    const lost = await signInWith(owner, phone);
    const kept = await signInWith(owner, laptop);
    const there = (await owner.browser.ask(account.listSessions)).find(({ device }) => device === 'Safari on iPhone');
    await owner.browser.ask(account.endSession, { params: { id: there?.id ?? '' } });
    expect([await isIn(lost), await isIn(kept), await isIn(owner.browser)]).toEqual([false, true, true]);
    const again = await owner.browser.delete(`/api/auth/sessions/${there?.id}`);
    expect([again.status, again.body]).toEqual([404, expect.objectContaining({ code: 'sessionNotFound' })]);
  });

  test('removes the cookie if it is the session of this browser', async () => {
    const owner = await create.owner();
    const [own] = await owner.browser.ask(account.listSessions);
    await owner.browser.ask(account.endSession, { params: { id: own?.id ?? '' } });
    expect([...owner.browser.jar.keys()]).toEqual(['houndwell_browser']);
  });

  test('does not work for another owner, and does not reveal whether the session exists', async () => {
    const [maya, ben] = [await create.owner(), await create.owner()];
    const [session] = await ben.browser.ask(account.listSessions);
    const theirs = await maya.browser.delete(`/api/auth/sessions/${session?.id}`);
    const none = await maya.browser.delete('/api/auth/sessions/01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect([theirs.status, theirs.text]).toEqual([none.status, none.text]);
    expect(theirs.status).toBe(404);
    expect(await isIn(ben.browser)).toBe(true);
  });

  test.each(['x', '0', '%00', 'a.b', '01ARZ3NDEKTSV4RRFFQ69G5FAV'])(
    'fails for "%s", which is not a session',
    async (id) => {
      const { browser } = await create.owner();
      expect([400, 404]).toContain((await browser.delete(`/api/auth/sessions/${id}`)).status);
      expect(await isIn(browser)).toBe(true);
    },
  );
});

test('signing out everywhere ends every session, including this one', async () => {
  const owner = await create.owner();
  const other = await signInWith(owner, phone);
  const copy = owner.browser.copy();
  await owner.browser.ask(account.signOutEverywhere);
  expect([...owner.browser.jar.keys()]).toEqual(['houndwell_browser']);
  expect([await isIn(copy), await isIn(other)]).toEqual([false, false]);
  const back = await signInWith(owner, laptop);
  expect(await back.ask(account.listSessions)).toHaveLength(1);
});

describe('changing the password', () => {
  test('keeps this session, ends the others, and is confirmed by email', async () => {
    const owner = await create.owner();
    const other = await signInWith(owner, phone);
    await owner.browser.ask(account.changePassword, { body: { currentPassword: password, newPassword: fresh } });
    expect([await isIn(owner.browser), await isIn(other)]).toEqual([true, false]);
    expect(await owner.browser.ask(account.listSessions)).toHaveLength(1);
    const old = await app.visitor().post('/api/auth/login', { email: owner.email, password });
    expect(old.status).toBe(401);
    await signInWith(owner, laptop, fresh);
    await app.settle();
    const reports = (await app.mails()).filter(
      ({ to, subject }) => to === owner.email && subject === 'Your password was changed',
    );
    expect(reports).toHaveLength(1);
    expect(reports[0]?.text).not.toContain(fresh);
  });

  test('requires the current password, and ends no session without it', async () => {
    const owner = await create.owner();
    const other = await signInWith(owner, phone);
    const body = { currentPassword: 'not-my-word', newPassword: fresh };
    const reply = await owner.browser.post('/api/auth/change-password', body);
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ fields: { currentPassword: "That's not your current password" } }),
    ]);
    expect(await isIn(other)).toBe(true);
  });

  test('rejects a common password and keeps the old one', async () => {
    const owner = await create.owner();
    const body = { currentPassword: password, newPassword: 'iloveyou' };
    const reply = await owner.browser.post('/api/auth/change-password', body);
    expect((reply.body as { fields: Record<string, string> }).fields.newPassword).toMatch(/too common/);
    await signInWith(owner, laptop);
  });
});

describe('the email about a new sign-in', () => {
  test('names the browser and the time in the owner’s time zone', async () => {
    const owner = await create.owner();
    await signInWith(owner, phone);
    const [mail, ...more] = await newSignIns(owner);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Safari on iPhone');
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'America/Chicago' });
    expect(mail?.text).toContain(day.format(app.clock.now()));
    expect(mail?.text).not.toMatch(/127\.0\.0\.1/);
  });

  test('mentions an unknown browser as "a browser"', async () => {
    const owner = await create.owner();
    await signInWith(owner, '');
    const [mail] = await newSignIns(owner);
    expect(mail?.text).toContain('Someone signed in to your account with a browser on ');
    const names = (await owner.browser.ask(account.listSessions)).map(({ device }) => device);
    expect(names).toContain('A browser');
  });

  test('is sent again for a known browser once twenty other browsers have signed in', async () => {
    const owner = await create.owner();
    // Verifies the email, because an unverified mailbox gets at most ten of these emails a day.
    const token = await readToken(owner.email, 'verify');
    await app.visitor().ask(account.verifyEmail, { body: { token } });
    let last = owner.browser;
    for (let count = 1; count <= 20; count += 1) last = await signInWith(owner, phone);
    expect(await newSignIns(owner)).toHaveLength(20);
    await last.ask(account.login, { body: { email: owner.email, password } });
    expect(await newSignIns(owner)).toHaveLength(20);
    await owner.browser.ask(account.login, { body: { email: owner.email, password } });
    expect(await newSignIns(owner)).toHaveLength(21);
  });

  test('is not sent for the browser that registered, and only once for another browser', async () => {
    const owner = await create.owner();
    await owner.browser.get('/api/logout');
    await owner.browser.ask(account.login, { body: { email: owner.email, password } });
    expect(await newSignIns(owner)).toEqual([]);
    const other = await signInWith(owner, laptop);
    await other.get('/api/logout');
    await other.ask(account.login, { body: { email: owner.email, password } });
    expect(await newSignIns(owner)).toHaveLength(1);
  });

  test('is sent even if the owner had signed out before', async () => {
    const owner = await create.owner();
    await owner.browser.get('/api/logout');
    await signInWith(owner, phone);
    expect(await newSignIns(owner)).toHaveLength(1);
  });

  test('is not sent for a wrong password', async () => {
    const owner = await create.owner();
    const headers = { 'user-agent': phone };
    await app.visitor().post('/api/auth/login', { email: owner.email, password: 'not-my-word' }, { headers });
    expect(await newSignIns(owner)).toEqual([]);
  });
});

test('a known browser stays known on another network and after an update, but a similar browser is new', async () => {
  const owner = await create.owner();
  const moved = app.visitor('127.77.0.1');
  for (const [name, cookie] of owner.browser.jar) moved.jar.set(name, cookie);
  await moved.get('/api/logout');
  const credentials = { body: { email: owner.email, password } };
  await moved.ask(account.login, credentials, { headers: { 'user-agent': laptop } });
  expect(await newSignIns(owner)).toEqual([]);
  await owner.browser.another().ask(account.login, credentials);
  expect(await newSignIns(owner)).toHaveLength(1);
});
