import { afterEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { passkeys } from '#shared/contract/passkeys.ts';
import { passkeySeconds } from '#shared/passkeys.ts';
import { Authenticator, type Deviation } from '#test/support/authenticator.ts';
import { createFactories, password } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

afterEach(() => app.clock.reset());

const signInPath = passkeys.signInWithPasskey.path;

async function add(browser: Browser, name?: string): Promise<Authenticator> {
  const authenticator = new Authenticator(browser.origin);
  const created = authenticator.create(await browser.ask(passkeys.startPasskey, { body: { password } }));
  await browser.ask(passkeys.addPasskey, { body: { ...created, name } });
  return authenticator;
}

async function sign(browser: Browser, authenticator: Authenticator, deviation?: Deviation) {
  return authenticator.sign(await browser.ask(passkeys.startPasskeySignIn), deviation);
}

const refused = { status: 400, body: { code: 'passkeyRefused' } };

test('an owner adds a passkey, signs in with it like with the password, renames and removes it', async () => {
  const { browser, user } = await create.owner();
  const authenticator = await add(browser);
  const [added] = await browser.ask(passkeys.listPasskeys);
  expect(added).toMatchObject({ name: expect.stringMatching(/./), lastUsedAt: null });

  const other = browser.another();
  const signedIn = await other.ask(passkeys.signInWithPasskey, { body: await sign(other, authenticator) });
  expect(signedIn.id).toBe(user.id);
  expect(await other.ask(account.getUser)).toMatchObject({ id: user.id });
  const [current] = (await other.ask(account.listSessions)).filter((session) => session.current);
  expect(current).toBeDefined();
  const [used] = await browser.ask(passkeys.listPasskeys);
  expect(used?.lastUsedAt).not.toBeNull();

  const params = { id: added?.id ?? '' };
  expect(await browser.ask(passkeys.renamePasskey, { params, body: { name: ' My phone ' } })).toMatchObject({
    name: 'My phone',
  });
  await browser.ask(passkeys.removePasskey, { params });
  expect(await browser.ask(passkeys.listPasskeys)).toEqual([]);
  const third = browser.another();
  expect(await third.post(signInPath, await sign(third, authenticator))).toMatchObject(refused);
  expect(await browser.ask(account.getUser)).toMatchObject({ id: user.id });
});

test('adding a passkey requires the password, and tells the owner by email', async () => {
  const { browser, email } = await create.owner();
  const wrong = await browser.post(passkeys.startPasskey.path, { password: 'not-the-password' });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { password: "That's not your password" } } });
  await add(browser, 'My phone');
  const [mail] = await mailboxIn(app).emailsTo(email, 'A passkey was added to your account');
  expect(mail?.text).toContain('added with Firefox');
});

test.each<[string, Deviation]>([
  ['for another site', { origin: 'https://houndwell.example' }],
  ['for another domain', { rpId: 'houndwell.example' }],
  ['without recognizing its user', { isUserVerified: false }],
])('a passkey that was made or used %s is refused', async (_, deviation) => {
  const { browser } = await create.owner();
  const options = await browser.ask(passkeys.startPasskey, { body: { password } });
  const created = new Authenticator(browser.origin).create(options, deviation);
  expect(await browser.post(passkeys.addPasskey.path, created)).toMatchObject({ status: 409 });

  const authenticator = await add(browser);
  const other = browser.another();
  expect(await other.post(signInPath, await sign(other, authenticator, deviation))).toMatchObject(refused);
  expect((await other.get(account.getUser.path)).status).toBe(401);
});

test('a passkey whose counter goes back was cloned, and is refused', async () => {
  const { browser } = await create.owner();
  const authenticator = await add(browser);
  const other = browser.another();
  await other.ask(passkeys.signInWithPasskey, { body: await sign(other, authenticator, { counter: 7 }) });
  for (const counter of [7, 6, 0]) {
    expect(await other.post(signInPath, await sign(other, authenticator, { counter }))).toMatchObject(refused);
  }
  await other.ask(passkeys.signInWithPasskey, { body: await sign(other, authenticator, { counter: 8 }) });
});

test('a challenge works once, for five minutes, and only in the browser that got it', async () => {
  const { browser } = await create.owner();
  const authenticator = await add(browser);
  const other = browser.another();

  const body = await sign(other, authenticator);
  const cookies = new Map(other.jar);
  expect(await browser.another().post(signInPath, body)).toMatchObject(refused);
  expect((await other.post(signInPath, body)).status).toBe(200);
  for (const [name, cookie] of cookies) other.jar.set(name, cookie);
  expect(await other.post(signInPath, body)).toMatchObject(refused);

  const late = await sign(other, authenticator);
  app.clock.moveTo(new Date(app.clock.now().getTime() + passkeySeconds * 1000));
  expect(await other.post(signInPath, late)).toMatchObject(refused);
});

test('a challenge that is used twice at the same time signs in once', async () => {
  const { browser } = await create.owner();
  const authenticator = await add(browser);
  const other = browser.another();
  const body = await sign(other, authenticator);
  const replies = await Promise.all([1, 2, 3].map(() => other.post(signInPath, body)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a passkey does not sign in to another account', async () => {
  const [ada, ben] = [await create.owner(), await create.owner()];
  const authenticator = await add(ada.browser);
  const other = ada.browser.another();
  const body = await sign(other, authenticator);
  const userHandle = Buffer.from(ben.user.id).toString('base64url');
  expect(await other.post(signInPath, { ...body, userHandle })).toMatchObject(refused);
});

test('ten passkeys are the limit, even for requests at the same time', async () => {
  const { browser } = await create.owner();
  for (let count = 0; count < 9; count += 1) await add(browser);
  const created = new Authenticator(browser.origin);
  const options = await browser.ask(passkeys.startPasskey, { body: { password } });
  await add(browser);
  const reply = await browser.post(passkeys.startPasskey.path, { password });
  expect(reply).toMatchObject({ status: 409, body: { code: 'passkeyLimitReached' } });
  expect((await browser.post(passkeys.addPasskey.path, created.create(options))).status).toBe(409);
  expect(await browser.ask(passkeys.listPasskeys)).toHaveLength(10);
});

test('a password reset removes every passkey', async () => {
  const owner = await create.owner();
  const { browser } = owner;
  const authenticator = await add(browser);
  const token = await mailboxIn(app).resetToken(owner);
  await browser.another().ask(account.resetPassword, { body: { token, password: 'walkies-at-noon' } });
  const other = browser.another();
  expect(await other.post(signInPath, await sign(other, authenticator))).toMatchObject(refused);
});
