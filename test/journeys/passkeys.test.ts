import { afterEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { passkeys } from '#shared/contract/passkeys.ts';
import { passkeySeconds } from '#shared/passkeys.ts';
import { Authenticator, type Deviation } from '#test/support/authenticator.ts';
import { connectTable, createFactories, password } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

await connectTable(app);

const { transact } = await import('#functions/core/data/table.ts');
const { VersionConflict } = await import('#functions/core/data/version-conflict.ts');
const { Owners } = await import('#functions/entities/owners.ts');
const { readPasskeys, replacePasskeys } = await import('#functions/entities/passkeys.ts');

afterEach(() => app.clock.reset());

const signInPath = passkeys.signInWithPasskey.path;

async function add(browser: Browser, name?: string, id?: Buffer, word = password): Promise<Authenticator> {
  const authenticator = new Authenticator(browser.origin, id);
  const created = authenticator.create(await browser.ask(passkeys.startPasskey, { body: { password: word } }));
  await browser.ask(passkeys.addPasskey, { body: { ...created, name } });
  return authenticator;
}

async function sign(browser: Browser, authenticator: Authenticator, deviation?: Deviation) {
  return authenticator.sign(await browser.ask(passkeys.startPasskeySignIn), deviation);
}

const refused = { status: 400, body: { code: 'passkeyRefused' } };

test('an owner adds a passkey, signs in with it like with the password, renames and removes it', async () => {
  const { browser, user, email } = await create.owner();
  const authenticator = await add(browser);
  const [added] = await browser.ask(passkeys.listPasskeys);
  expect(added).toMatchObject({ name: expect.stringMatching(/./), lastUsedAt: null });

  const other = browser.another();
  const signedIn = await other.ask(passkeys.signInWithPasskey, { body: await sign(other, authenticator) });
  expect(signedIn.id).toBe(user.id);
  expect(await other.ask(account.getUser)).toMatchObject({ id: user.id });
  const [current] = (await other.ask(account.listSessions)).filter((session) => session.current);
  expect(current).toBeDefined();
  expect(await mailboxIn(app).emailsTo(email, 'New sign-in to your account')).toHaveLength(1);
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

test("adding a passkey with the ID of another owner's takes nothing over", async () => {
  const [ada, eve] = [await create.owner(), await create.owner()];
  const adas = await add(ada.browser);
  const eves = await add(eve.browser, undefined, adas.id);
  for (const [authenticator, { user }] of [
    [adas, ada],
    [eves, eve],
  ] as const) {
    const other = ada.browser.another();
    const signedIn = await other.ask(passkeys.signInWithPasskey, { body: await sign(other, authenticator) });
    expect(signedIn.id).toBe(user.id);
  }
});

test('ten passkeys are the limit, even for requests at the same time', async () => {
  const { browser } = await create.owner();
  for (let count = 0; count < 9; count += 1) await add(browser);
  // Each copy has a challenge of its own.
  const copies = [browser.copy(), browser.copy(), browser.copy()];
  const bodies = await Promise.all(
    copies.map(async (copy) => {
      const options = await copy.ask(passkeys.startPasskey, { body: { password } });
      return new Authenticator(browser.origin).create(options);
    }),
  );
  const replies = await Promise.all(copies.map((copy, at) => copy.post(passkeys.addPasskey.path, bodies[at])));
  const outcomes = replies.map(({ status, body }) => (status === 201 ? 'added' : (body as { code: string }).code));
  expect(outcomes.sort()).toEqual(['added', 'passkeyLimitReached', 'passkeyLimitReached']);
  expect(await browser.ask(passkeys.listPasskeys)).toHaveLength(10);
  const reply = await browser.post(passkeys.startPasskey.path, { password });
  expect(reply).toMatchObject({ status: 409, body: { code: 'passkeyLimitReached' } });
});

test('an account that is being deleted cannot be signed in to', async () => {
  const { browser, user } = await create.owner();
  const authenticator = await add(browser);
  await Owners.patch({ id: user.id }).set({ status: 'deleting' }).go();
  const other = browser.another();
  expect(await other.post(signInPath, await sign(other, authenticator))).toMatchObject(refused);
});

test('the log says why a passkey was refused, without what the browser sent', async () => {
  const { browser } = await create.owner();
  const authenticator = await add(browser);
  const other = browser.another();
  const deviation = { origin: 'https://secret-origin.example' };
  expect(await other.post(signInPath, await sign(other, authenticator, deviation))).toMatchObject(refused);
  const options = await other.ask(passkeys.startPasskeySignIn);
  const { challenge } = await other.another().ask(passkeys.startPasskeySignIn);
  const body = authenticator.sign({ ...options, challenge });
  expect(await other.post(signInPath, body)).toMatchObject(refused);
  const printed = app.printed();
  expect(printed).toContain('"reason":"Unexpected authentication response origin"');
  for (const secret of ['secret-origin', challenge, options.challenge, body.id]) expect(printed).not.toContain(secret);
});

test('a password reset removes every passkey, even if a change of them has begun before', async () => {
  const owner = await create.owner();
  const { browser } = owner;
  const authenticator = await add(browser);
  const before = await readPasskeys(owner.user.id);
  const token = await mailboxIn(app).resetToken(owner);
  const word = 'walkies-at-noon';
  await browser.another().ask(account.resetPassword, { body: { token, password: word } });
  const other = browser.another();
  expect(await other.post(signInPath, await sign(other, authenticator))).toMatchObject(refused);

  await other.ask(account.login, { body: { email: owner.email, password: word } });
  await add(other, 'New', undefined, word);
  await expect(transact([replacePasskeys(before, before.passkeys)])).rejects.toThrow(VersionConflict);
  expect(await other.ask(passkeys.listPasskeys)).toMatchObject([{ name: 'New' }]);
});
