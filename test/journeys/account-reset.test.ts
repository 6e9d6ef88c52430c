import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#functions/core/http/api-error.ts';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { connectTable, createFactories, type Owner, password, testCard } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { emailsTo, resetToken, readToken } = mailboxIn(app);
const second = 1000;
const minute = 60 * second;
const fresh = 'a-new-bone-9';
const linkInvalid = { code: 'linkInvalid' };

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

function isIn(browser: Browser): Promise<boolean> {
  return browser.get('/api/auth/user').then(({ status }) => status === 200);
}

function canSignIn(email: string, word: string): Promise<boolean> {
  return app
    .visitor()
    .post('/api/auth/login', { email, password: word })
    .then(({ status }) => status === 200);
}

/** Fakes the Cognito calls of handlers that run in the test process. Requests to the app use the emulator. */
const cognito = vi.hoisted(() => ({
  checkPassword: vi.fn(async () => false),
  createUser: vi.fn(async () => undefined),
  setPassword: vi.fn(async () => undefined),
}));
vi.mock('#functions/account/cognito.ts', () => cognito);
vi.mock('#functions/account/roles.ts', () => ({ listRoles: async () => [] }));

await connectTable(app);
for (const name of ['SITE_ORIGIN', 'SIGNING_SECRET']) vi.stubEnv(name, app.environment[name]);

async function readRow({ user }: Owner) {
  const { Owners } = await import('#functions/entities/owners.ts');
  return (await Owners.get({ id: user.id }).go({ consistent: true })).data;
}

/** Runs the handler in the test process, so that its calls to Cognito can be faked. */
async function resetInProcess(body: { token: string; password: string }): Promise<void> {
  const { resetPassword } = await import('#functions/account/password/reset-password.ts');
  const request = { body, event: { headers: {} }, reply: { cookies: [], headers: {} }, address: '127.0.3.13' };
  await resetPassword(request as never);
}

/** Guesses the password six times, as a stranger from this address. */
async function guess(email: string, address: string): Promise<void> {
  const body = { email, password: 'guess-guess' };
  for (let count = 0; count < 6; count += 1) {
    await app.visitor(address).post('/api/auth/login', body);
  }
}

describe('a reset link', () => {
  test('sets the password, ends every session, sends an email and verifies the mailbox', async () => {
    const owner = await create.owner();
    const elsewhere = owner.browser.another();
    await elsewhere.ask(account.login, { body: { email: owner.email, password, rememberMe: true } });
    const token = await resetToken(owner);
    const reply = await app.visitor().post('/api/auth/reset-password', { token, password: fresh });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(reply.headers['set-cookie']).toEqual([expect.stringMatching(/^houndwell_browser=/)]);
    expect([await isIn(owner.browser), await isIn(elsewhere)]).toEqual([false, false]);
    expect([await canSignIn(owner.email, password), await canSignIn(owner.email, fresh)]).toEqual([false, true]);
    const user = await app.visitor().ask(account.login, { body: { email: owner.email, password: fresh } });
    expect(user.emailVerified).toBe(true);
    expect(await emailsTo(owner.email, 'Your password was changed')).toHaveLength(1);
  });

  test('works only once', async () => {
    const owner = await create.owner();
    const token = await resetToken(owner);
    await app.visitor().ask(account.resetPassword, { body: { token, password: fresh } });
    const again = await app.visitor().post('/api/auth/reset-password', { token, password: 'another-bone-8' });
    expect([again.status, again.body]).toEqual([400, expect.objectContaining(linkInvalid)]);
    expect([await canSignIn(owner.email, 'another-bone-8'), await canSignIn(owner.email, fresh)]).toEqual([
      false,
      true,
    ]);
  });

  test('works for an hour', async () => {
    const [early, late] = [await create.owner(), await create.owner()];
    const tokens = [await resetToken(early), await resetToken(late)] as const;
    later(58 * minute);
    await app.visitor().ask(account.resetPassword, { body: { token: tokens[0], password: fresh } });
    later(3 * minute);
    const reply = await app.visitor().post('/api/auth/reset-password', { token: tokens[1], password: fresh });
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining(linkInvalid)]);
    expect(await canSignIn(late.email, password)).toBe(true);
  });

  test('invalidates older links when it is used', async () => {
    const owner = await create.owner();
    const first = await resetToken(owner);
    const second = await resetToken(owner);
    expect(first).not.toBe(second);
    await app.visitor().ask(account.resetPassword, { body: { token: second, password: fresh } });
    const reply = await app.visitor().post('/api/auth/reset-password', { token: first, password: 'another-bone-8' });
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining(linkInvalid)]);
  });

  test('is invalid once the password has been changed in the account settings', async () => {
    const owner = await create.owner();
    const token = await resetToken(owner);
    await owner.browser.ask(account.changePassword, { body: { currentPassword: password, newPassword: fresh } });
    const reply = await app.visitor().post('/api/auth/reset-password', { token, password: 'another-bone-8' });
    expect(reply.status).toBe(400);
    expect(await canSignIn(owner.email, fresh)).toBe(true);
  });

  test('changes the account it was sent to, even if another owner is signed in', async () => {
    const [maya, ben] = [await create.owner(), await create.owner()];
    const token = await resetToken(maya);
    await ben.browser.ask(account.resetPassword, { body: { token, password: fresh } });
    expect(await isIn(ben.browser)).toBe(true);
    expect([await canSignIn(ben.email, password), await canSignIn(ben.email, fresh)]).toEqual([true, false]);
    expect(await canSignIn(maya.email, fresh)).toBe(true);
  });

  test('is not used up by a rejected password', async () => {
    const owner = await create.owner();
    const token = await resetToken(owner);
    for (const word of ['short', 'password', ' padded-word ', 'x'.repeat(257)]) {
      const reply = await app.visitor().post('/api/auth/reset-password', { token, password: word });
      expect(reply.status).toBe(400);
      expect((reply.body as { fields: object }).fields).toHaveProperty('password');
    }
    await app.visitor().ask(account.resetPassword, { body: { token, password: fresh } });
  });

  test('resets the sign-in limit that a stranger has used up', async () => {
    const owner = await create.owner();
    await guess(owner.email, '127.0.3.9');
    expect((await app.visitor().post('/api/auth/login', { email: owner.email, password })).status).toBe(429);
    const token = await resetToken(owner);
    await app.visitor().ask(account.resetPassword, { body: { token, password: fresh } });
    expect(await canSignIn(owner.email, fresh)).toBe(true);
  });

  test('rejects the current password, and is not used up by it', async () => {
    const owner = await create.owner();
    const token = await resetToken(owner);
    const reply = await app.visitor().post('/api/auth/reset-password', { token, password });
    const fields = { password: "Please choose a password that isn't your current one" };
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ fields })]);
    await app.visitor().ask(account.resetPassword, { body: { token, password: fresh } });
  });

  test('works while Cognito locks the owner out', async () => {
    const owner = await create.owner();
    const body = { token: await resetToken(owner), password: fresh };
    cognito.checkPassword.mockRejectedValueOnce(new ApiError('rateLimited'));
    await resetInProcess(body);
    expect(cognito.setPassword).toHaveBeenLastCalledWith(owner.user.id, fresh);
  });

  test('forgets every known browser except the one that used the link', async () => {
    const owner = await create.owner();
    const token = await resetToken(owner);
    const browser = app.visitor();
    await browser.ask(account.resetPassword, { body: { token, password: fresh } });
    await guess(owner.email, '127.0.3.11');
    const signIn = (from: Browser) => from.post('/api/auth/login', { email: owner.email, password: fresh });
    expect((await signIn(owner.browser)).status).toBe(429);
    expect((await signIn(browser)).status).toBe(200);
    expect(await emailsTo(owner.email, 'New sign-in to your account')).toEqual([]);
  });

  test('forgets the browser of a sign-in that is in progress during the reset', async () => {
    const owner = await create.owner();
    const token = await resetToken(owner);
    const { signIn } = await import('#functions/account/sign-in/sign-in.ts');
    cognito.checkPassword.mockImplementationOnce(async () => {
      await app.visitor().ask(account.resetPassword, { body: { token, password: fresh } });
      return true;
    });
    const visitor = { address: '127.0.3.12', userAgent: undefined, browserSecrets: [] };
    const late = signIn({ email: owner.email, password, rememberMe: false }, visitor);
    await expect(late).rejects.toMatchObject({ code: 'inProgress' });
    expect((await readRow(owner))?.knownBrowsers).toHaveLength(1);
  });
});

describe('a password reset for an unverified mailbox', () => {
  const stranger = { homeAddress: '1 Elm St', city: 'Austin', state: 'TX', zipCode: '78701', vetName: 'Dr. No' };

  /** An account with a profile, a dog and a card. */
  async function filled() {
    const owner = await create.ownerWithDog();
    await owner.browser.ask(account.updateUser, { body: stranger });
    await owner.browser.ask(billing.addPaymentMethod, { body: testCard(app.clock.now()) });
    return owner;
  }

  async function reset(owner: Owner): Promise<Browser> {
    const browser = app.visitor();
    await browser.ask(account.resetPassword, { body: { token: await resetToken(owner), password: fresh } });
    await browser.ask(account.login, { body: { email: owner.email, password: fresh } });
    return browser;
  }

  test('drops the profile and the payment methods, which a stranger may have added', async () => {
    const browser = await reset(await filled());
    const empty = Object.fromEntries(Object.keys(stranger).map((name) => [name, null]));
    const name = { firstName: 'Friend', lastName: '', isFirstLogin: true, emailVerified: true };
    expect(await browser.ask(account.getUser)).toMatchObject({ ...empty, ...name });
    expect(await browser.ask(billing.listPaymentMethods)).toEqual([]);
    expect(await browser.ask(dogs.listDogs)).toEqual([]);
  });

  test('drops the profile and the payment methods before it sets the new password, in case of a crash', async () => {
    const owner = await filled();
    const body = { token: await resetToken(owner), password: fresh };
    cognito.setPassword.mockRejectedValueOnce(new Error('crash'));
    await expect(resetInProcess(body)).rejects.toThrow('crash');
    const { firstName, homeAddress, emailVerified, knownBrowsers } = (await readRow(owner)) ?? {};
    expect([firstName, homeAddress, emailVerified, knownBrowsers]).toEqual(['Friend', undefined, false, []]);
    const { readPaymentMethods } = await import('#functions/entities/payment-methods.ts');
    expect((await readPaymentMethods(owner.user.id)).methods).toEqual([]);
    expect(await isIn(owner.browser)).toBe(false);
  });

  test('drops nothing if the owner verifies the mailbox first', async () => {
    const owner = await filled();
    await app.visitor().ask(account.verifyEmail, { body: { token: await readToken(owner.email, 'verify') } });
    const browser = await reset(owner);
    expect(await browser.ask(account.getUser)).toMatchObject({ ...stranger, firstName: 'Maya' });
    expect(await browser.ask(billing.listPaymentMethods)).toHaveLength(1);
  });

  test('deletes the profile picture', async () => {
    const owner = await create.owner();
    const photo = await publishedPhoto(owner.browser);
    await owner.browser.ask(account.updateUser, { body: { profileImageUrl: photo } });
    const browser = await reset(owner);
    expect((await browser.ask(account.getUser)).profileImageUrl).toBeNull();
    await app.settle();
    expect((await app.publishedEvents()).filter(({ type }) => type === 'PhotoRemoved')).toHaveLength(1);
  });
});
