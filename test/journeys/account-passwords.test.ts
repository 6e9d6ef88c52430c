import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, newEmail, password, registration } from '#test/support/factories.ts';
import type { Reply } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

function register(change: object): Promise<Reply> {
  return app.visitor().post('/api/auth/register', { ...registration(), ...change });
}

function signIn(email: string, word: string): Promise<Reply> {
  return app.visitor().post('/api/auth/login', { email, password: word });
}

function fieldErrors({ status, body }: Reply) {
  return [status, (body as { fields?: Record<string, string> } | undefined)?.fields ?? {}];
}

const unprintable = 'Please remove line breaks and other invisible characters from the password';

describe('a password', () => {
  test.each([
    ['of 200 emoji, which the pool counts as 400', '😀'.repeat(200), 'Password must be at most 256 characters'],
    ['with a line break', 'good bone\n7 days', unprintable],
    ['with a line separator', 'good bone\u20287 days', unprintable],
    ['with a NUL', 'good\u0000bone-7', unprintable],
    ['with a next-line control', 'good\u0085bone-7', unprintable],
    ['with half an emoji', 'good-bone-\ud83d-7', unprintable],
  ])('%s is rejected before anything is created', async (_, word, reason) => {
    const email = newEmail();
    expect(fieldErrors(await register({ email, password: word }))).toEqual([400, { password: reason }]);
    expect((await register({ email })).status).toBe(201);
    const { browser } = await create.owner();
    const body = { currentPassword: password, newPassword: word };
    expect(fieldErrors(await browser.post('/api/auth/change-password', body))).toEqual([400, { newPassword: reason }]);
  });

  test('of 128 emoji is accepted', async () => {
    const email = newEmail();
    const word = '😀🐕🦴🐾'.repeat(32);
    expect((await register({ email, password: word })).status).toBe(201);
    expect((await signIn(email, word)).status).toBe(200);
    expect((await signIn(email, '🐕😀🦴🐾'.repeat(32))).status).toBe(401);
  });

  test('matches with any Unicode form of its accents', async () => {
    const written = 'señor-café-42';
    for (const [chosen, typed] of [
      [written.normalize('NFD'), written.normalize('NFC')],
      [written.normalize('NFC'), written.normalize('NFD')],
    ] as const) {
      const email = newEmail();
      expect((await register({ email, password: chosen })).status).toBe(201);
      expect((await signIn(email, typed)).status).toBe(200);
    }
  });

  test('with replacement characters is not matched by lone surrogates', async () => {
    const email = newEmail();
    // The body contains escapes, because a body with the characters themselves is refused.
    const escaped = JSON.stringify(registration(email)).replace(password, 'bone-\\ufffd\\ufffd');
    expect((await app.visitor().post('/api/auth/register', escaped)).status).toBe(201);
    expect(fieldErrors(await signIn(email, 'bone-\ud800\udbff'))).toEqual([400, { password: unprintable }]);
  });
});

describe('an easily guessed password', () => {
  const guessable = "Please choose a password that isn't based on your name, your email, or Houndwell";

  test('is rejected if it equals the email, ignoring case', async () => {
    const email = newEmail();
    for (const word of [email, email.toUpperCase()]) {
      expect(fieldErrors(await register({ email, password: word }))).toEqual([400, { password: guessable }]);
    }
    const owner = await create.owner();
    const body = { currentPassword: password, newPassword: owner.email };
    expect(fieldErrors(await owner.browser.post('/api/auth/change-password', body))).toEqual([
      400,
      { newPassword: guessable },
    ]);
  });

  test('is rejected if it is little more than the name or the product', async () => {
    for (const word of ['M4ya-Lopez!', 'houndwell1']) {
      expect(fieldErrors(await register({ password: word }))).toEqual([400, { password: guessable }]);
    }
    const { browser } = await create.owner();
    const body = { currentPassword: password, newPassword: 'lopez2026' };
    expect(fieldErrors(await browser.post('/api/auth/change-password', body))).toEqual([
      400,
      { newPassword: guessable },
    ]);
  });

  test('is rejected by a reset link, which then still works with another password', async () => {
    const owner = await create.owner();
    const token = await mailboxIn(app).resetToken(owner);
    const reset = (word: string) => app.visitor().post('/api/auth/reset-password', { token, password: word });
    expect(fieldErrors(await reset(owner.email))).toEqual([400, { password: guessable }]);
    expect((await reset('walkies-at-noon')).status).toBe(204);
  });

  test('is rejected if it is the current one, without ending sessions or sending emails', async () => {
    const { browser, email } = await create.owner();
    const other = browser.another();
    await other.ask(account.login, { body: { email, password } });
    const body = { currentPassword: password, newPassword: password };
    const message = { newPassword: "Please choose a password that isn't your current one" };
    expect(fieldErrors(await browser.post('/api/auth/change-password', body))).toEqual([400, message]);
    expect((await other.get('/api/auth/user')).status).toBe(200);
    expect(await mailboxIn(app).emailsTo(email, 'Your password was changed')).toEqual([]);
  });
});
