import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { newEmail, registration } from '#test/support/factories.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const { emailsTo } = mailboxIn(app);

test('an email to an address that someone else registered contains none of their text or links', async () => {
  const victim = newEmail('victim');
  const stranger = app.visitor();
  const name = 'https://evil.example/unlock now';
  await stranger.ask(account.register, { body: { ...registration(victim), name } });
  await stranger.ask(account.updateUser, {
    body: { firstName: 'Your account was locked. Go to https://evil.example/unlock now', lastName: name },
  });
  await stranger.ask(account.resendVerification);
  await stranger.ask(account.forgotPassword, { body: { email: victim } });
  const subjects = ['Welcome to Houndwell', 'Confirm your email address', 'Reset your password'];
  const mails = (await Promise.all(subjects.map((subject) => emailsTo(victim, subject)))).flat();
  expect(mails).toHaveLength(4);
  for (const { text, html } of mails) {
    expect(text).toMatch(/^Hi,\n/);
    expect(text + html).not.toMatch(/evil|locked/);
  }
});
