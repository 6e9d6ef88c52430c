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

function said({ status, body }: Reply) {
  return [status, (body as { fields?: Record<string, string> } | undefined)?.fields ?? {}];
}

const unprintable = 'Please remove line breaks and other unprintable characters from the password';

describe('a password', () => {
  test.each([
    ['of 200 emoji, which the pool counts as 400', '😀'.repeat(200), 'Password must be at most 256 characters'],
    ['with a line break', 'good bone\n7 days', unprintable],
    ['with a line separator', 'good bone\u20287 days', unprintable],
    ['with a NUL', 'good\u0000bone-7', unprintable],
    ['with a next-line control', 'good\u0085bone-7', unprintable],
    ['with half an emoji', 'good-bone-\ud83d-7', unprintable],
  ])('%s is refused before anything is begun, so that a good one goes through at once', async (_, word, reason) => {
    const email = newEmail();
    expect(said(await register({ email, password: word }))).toEqual([400, { password: reason }]);
    expect((await register({ email })).status).toBe(201);
    const { browser } = await create.owner();
    const body = { currentPassword: password, newPassword: word };
    expect(said(await browser.post('/api/auth/change-password', body))).toEqual([400, { newPassword: reason }]);
  });

  test('of 128 emoji is taken, and opens the account', async () => {
    const email = newEmail();
    const word = '😀🐕🦴🐾'.repeat(32);
    expect((await register({ email, password: word })).status).toBe(201);
    expect((await signIn(email, word)).status).toBe(200);
    expect((await signIn(email, '🐕😀🦴🐾'.repeat(32))).status).toBe(401);
  });

  test('is the same however the keyboard writes its accents', async () => {
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

  test('is never matched by halves of emoji that all look alike to a store', async () => {
    const email = newEmail();
    expect((await register({ email, password: 'bone-\ufffd\ufffd' })).status).toBe(201);
    expect(said(await signIn(email, 'bone-\ud800\udbff'))).toEqual([400, { password: unprintable }]);
  });
});

describe('a password that others would try first', () => {
  const notEmail = 'Please choose a password other than your email';

  test('is refused at its field when it is the email, however that is written', async () => {
    const email = newEmail();
    for (const word of [email, email.toUpperCase()]) {
      expect(said(await register({ email, password: word }))).toEqual([400, { password: notEmail }]);
    }
    const owner = await create.owner();
    const body = { currentPassword: password, newPassword: owner.email };
    expect(said(await owner.browser.post('/api/auth/change-password', body))).toEqual([400, { newPassword: notEmail }]);
  });

  test('is refused by a mailed link too, which then works for another one', async () => {
    const owner = await create.owner();
    const token = await mailboxIn(app).resetToken(owner);
    const reset = (word: string) => app.visitor().post('/api/auth/reset-password', { token, password: word });
    expect(said(await reset(owner.email))).toEqual([400, { password: notEmail }]);
    expect((await reset('walkies-at-noon')).status).toBe(204);
  });

  test('is refused when it is the one that it should replace: nothing ends and nothing is mailed', async () => {
    const { browser, email } = await create.owner();
    const other = browser.another();
    await other.ask(account.login, { body: { email, password } });
    const body = { currentPassword: password, newPassword: password };
    const words = { newPassword: 'Please choose a password other than your current one' };
    expect(said(await browser.post('/api/auth/change-password', body))).toEqual([400, words]);
    expect((await other.get('/api/auth/user')).status).toBe(200);
    expect(await mailboxIn(app).letters(email, 'Your password was changed')).toEqual([]);
  });
});
