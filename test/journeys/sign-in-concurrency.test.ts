import { beforeEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, newEmail, password } from '#test/support/factories.ts';
import { type Browser, type Reply, statusCounts } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { emailsTo, resetToken } = mailboxIn(app);
const fresh = 'walkies-at-noon';

beforeEach(() => app.clock.freeze());

function later(seconds: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + seconds * 1000));
}

let lastAddress = 1;

/** A visitor from an address without failed sign-ins. */
function stranger(): Browser {
  lastAddress += 1;
  return app.visitor(`127.0.${64 + (lastAddress >> 8)}.${lastAddress & 255}`);
}

function signIn(browser: Browser, email: string, word: string): Promise<Reply> {
  return browser.post('/api/auth/login', { email, password: word });
}

function listStatuses(replies: Reply[]): number[] {
  return replies.map(({ status }) => status);
}

/** Fewer than the session limit, so that the owner's own session is not ended. */
const maxInside = 15;

/** Signs in with the old password again and again during `change`; returns the browsers that got in. */
async function whileChanging(email: string, change: () => Promise<unknown>): Promise<Browser[]> {
  const inside: Browser[] = [];
  let over = false;
  const intruder = async () => {
    while (!over && inside.length < maxInside) {
      const browser = stranger();
      if ((await signIn(browser, email, password)).status === 200) inside.push(browser);
    }
  };
  const changing = change().finally(() => {
    over = true;
  });
  await Promise.all([changing, intruder(), intruder(), intruder()]);
  return inside;
}

async function stillInside(browsers: Browser[]): Promise<number> {
  const replies = await Promise.all(browsers.map((browser) => browser.get('/api/auth/user')));
  return replies.filter(({ status }) => status === 200).length;
}

test('a session that starts with the old password during a password change ends with the change', async () => {
  for (let round = 0; round < 3; round += 1) {
    const owner = await create.owner();
    const body = { currentPassword: password, newPassword: fresh };
    const inside = await whileChanging(owner.email, () => owner.browser.ask(account.changePassword, { body }));
    expect(await stillInside(inside)).toBe(0);
    expect((await owner.browser.get('/api/auth/user')).status).toBe(200);
  }
});

test('a session that starts with the old password during a password reset ends with the reset', async () => {
  for (let round = 0; round < 2; round += 1) {
    const owner = await create.owner();
    const token = await resetToken(owner);
    const body = { token, password: fresh };
    const inside = await whileChanging(owner.email, () => app.visitor().ask(account.resetPassword, { body }));
    expect(await stillInside([...inside, owner.browser])).toBe(0);
    // Tries with the old password after the reset may have used up the limit.
    later(1800);
    expect((await signIn(stranger(), owner.email, fresh)).status).toBe(200);
  }
});

test('the current password cannot be guessed in a signed-in browser, not even with concurrent requests', async () => {
  const { browser, email } = await create.owner();
  const guess = async (currentPassword: string) =>
    (await browser.post('/api/auth/change-password', { currentPassword, newPassword: fresh })).status;
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(`guess-number-${at}`)));
  expect(statuses.sort()).toEqual([...Array(5).fill(400), ...Array(25).fill(429)]);
  expect(await guess(password)).toBe(429);
  expect((await signIn(stranger(), email, fresh)).status).toBe(401);
  later(1800);
  expect(await guess(password)).toBe(204);
  expect((await signIn(stranger(), email, fresh)).status).toBe(200);
});

test('the password cannot be guessed on the sign-in screen of a signed-in browser, whose session continues', async () => {
  const { browser, email } = await create.owner();
  const statuses = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await signIn(browser, email, 'not-my-word')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  later(1);
  expect((await signIn(stranger(), email, password)).status).toBe(200);
});

test('forty concurrent requests for a reset link send three emails', async () => {
  const { email, browser } = await create.owner();
  await app.settle();
  const asked = Array.from({ length: 40 }, () => app.visitor().post('/api/auth/forgot-password', { email }));
  expect(statusCounts(await Promise.all(asked))).toEqual({ 204: 3, 429: 37 });
  expect(await emailsTo(email, 'Reset your password')).toHaveLength(3);
  const again = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/auth/resend-verification')));
  // Requests by strangers do not count toward the owner's limit.
  expect(statusCounts(again)).toEqual({ 204: 3, 429: 7 });
});

test('an IP address that tries many accounts gets no more tries concurrently than one after another', async () => {
  const office = stranger();
  const tries = Array.from({ length: 80 }, () => signIn(office.another(), newEmail('guess'), 'not-the-password'));
  expect(statusCounts(await Promise.all(tries))).toEqual({ 401: 20, 429: 60 });
});

test('a dozen people in one office can sign in at the same moment', async () => {
  const office = stranger();
  const people = await Promise.all(Array.from({ length: 12 }, () => create.owner()));
  const replies = await Promise.all(people.map(({ email }) => signIn(office.another(), email, password)));
  expect(listStatuses(replies)).toEqual(people.map(() => 200));
  const later = await Promise.all(people.map(({ email }) => signIn(office.another(), email, password)));
  expect(listStatuses(later)).toEqual(people.map(() => 200));
});

test('signing in again in the same browser replaces its session', async () => {
  const { browser, email } = await create.owner();
  for (let count = 0; count < 3; count += 1) expect((await signIn(browser, email, password)).status).toBe(200);
  expect(await browser.ask(account.listSessions)).toHaveLength(1);
});

test('signing in as another owner in the same browser ends the first session', async () => {
  const [first, second] = [await create.owner(), await create.owner()];
  const before = first.browser.copy();
  expect((await signIn(first.browser, second.email, password)).status).toBe(200);
  expect((await before.get('/api/auth/user')).status).toBe(401);
});
