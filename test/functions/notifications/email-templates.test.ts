import { beforeAll, expect, test, vi } from 'vitest';
import { newSignInLetter, passwordChangedLetter } from '#functions/notifications/email-templates.ts';

const maya = { email: 'maya@example.com', firstName: 'Maya' };
const at = new Date('2030-07-04T18:05:00Z');

beforeAll(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://houndwell.example');
});

test('the mail about a new sign-in says when by a clock that it names', () => {
  const { text } = newSignInLetter(maya, 'Safari on iPhone', at, 'America/Chicago');
  expect(text).toContain(
    'Someone signed in to your account with Safari on iPhone on Thursday, July 4, 2030 at 1:05 PM Central Daylight Time.',
  );
});

test.each([
  ['A browser', 'with a browser on Thursday'],
  ['A browser on Linux', 'with a browser on Linux on Thursday'],
])('a browser that does not say what it is stands in the sentence like any word: %s', (device, words) => {
  expect(newSignInLetter(maya, device, at, 'UTC').text).toContain(words);
});

test('the mail about a new password says when it was set', () => {
  const { text } = passwordChangedLetter(maya, at, 'Europe/Berlin');
  expect(text).toContain('was changed on Thursday, July 4, 2030 at 8:05 PM Central European Summer Time.');
});
