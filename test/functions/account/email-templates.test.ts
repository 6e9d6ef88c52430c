import { beforeAll, expect, test, vi } from 'vitest';
import { newSignInEmail, passwordChangedEmail } from '#functions/account/email-templates.ts';

const maya = { email: 'maya@example.com', emailVerified: true, firstName: 'Maya' };
const at = new Date('2030-07-04T18:05:00Z');

beforeAll(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://houndwell.example');
});

test('the email about a new sign-in names the time and the time zone', () => {
  const { text } = newSignInEmail(maya, 'Safari on iPhone', at, 'America/Chicago');
  expect(text).toContain(
    'Someone signed in to your account with Safari on iPhone on Thursday, July 4, 2030 at 1:05 PM Central Daylight Time.',
  );
});

test.each([
  ['A browser', 'with a browser on Thursday'],
  ['A browser on Linux', 'with a browser on Linux on Thursday'],
])('the email about a new sign-in reads naturally with an unknown browser (%s)', (device, part) => {
  expect(newSignInEmail(maya, device, at, 'UTC').text).toContain(part);
});

test('the email about a new sign-in leads to what also removes the passkey of an intruder', () => {
  const { text } = newSignInEmail(maya, 'Safari on iPhone', at, 'UTC');
  expect(text).toContain('reset your password');
  expect(text).toContain('https://houndwell.example/reset-password');
});

test('the email about a new password says when it was changed', () => {
  const { text } = passwordChangedEmail(maya, at, 'Europe/Berlin');
  expect(text).toContain(
    'Your Houndwell password was changed on Thursday, July 4, 2030 at 8:05 PM Central European Summer Time.',
  );
});
