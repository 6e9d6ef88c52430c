import { describe, expect, test } from 'vitest';
import { errors } from '#shared/errors.ts';
import { memberSince } from '../../../../frontend/src/features/account/account-tab.tsx';
import { firstAddress } from '../../../../frontend/src/features/account/after-sign-up.ts';
import { lastSeen, signedIn } from '../../../../frontend/src/features/account/last-seen.ts';
import { tokenIn } from '../../../../frontend/src/features/account/link-token.ts';
import { ChangeForm, ResetForm } from '../../../../frontend/src/features/account/password-forms.ts';
import { accountToasts, alertFor, failureWords, waitWords } from '../../../../frontend/src/features/account/texts.ts';
import { timeZones } from '../../../../frontend/src/features/account/time-zones.ts';
import { CallError, NetworkError } from '../../../../frontend/src/lib/call-errors.ts';

describe('failures in words', () => {
  test('a failed sign-in carries the words of the server after its own', () => {
    const wrong = new CallError(401, 'Unauthorized', { code: 'wrongCredentials' });
    expect(alertFor(wrong, 'login').title).toBe('Login failed: Unauthorized');
    const taken = new CallError(409, 'There is already an account.', { code: 'emailTaken' });
    expect(alertFor(taken, 'register').title).toBe('Registration failed: There is already an account.');
  });

  test('nobody answers: the words of the network', () => {
    expect(alertFor(new NetworkError(undefined), 'login').title).toBe('Network error during login');
    expect(alertFor(new NetworkError(undefined), 'register').title).toBe('Network error during registration');
  });

  test('a pause says how long, in whole seconds and then in whole minutes', () => {
    const paused = new CallError(429, 'Too many attempts.', { code: 'rateLimited' }, 240);
    expect(alertFor(paused, 'login').detail).toBe('You can try again in 4 minutes.');
    expect([1, 2, 89, 90, 900].map(waitWords)).toEqual([
      '1 second',
      '2 seconds',
      '89 seconds',
      '2 minutes',
      '15 minutes',
    ]);
  });

  test('a known wait is said in the place of a general "please try again", not after it', () => {
    const paused = new CallError(429, errors.rateLimited.message, { code: 'rateLimited' }, 1);
    const detail = 'You can try again in 1 second.';
    expect(alertFor(paused, 'login')).toEqual({ title: 'Login failed: Too many attempts.', detail });
    expect(alertFor(paused, 'changePassword').detail).toBe(`Too many attempts. ${detail}`);
    const { resendVerification } = accountToasts;
    expect(failureWords(paused, resendVerification)).toMatchObject({ title: 'The mail was not sent.', detail });
    const broken = new CallError(503, 'Soon.', { code: 'unavailable' });
    expect(failureWords(broken, resendVerification)).toMatchObject({ title: resendVerification.failed });
  });
});

test('the token of a link is what stands after its name, and nothing else counts as one', () => {
  expect(['#token=abc-_9', '#token=', '#', '', '#other=1', '#x&token=abc'].map(tokenIn)).toEqual([
    'abc-_9',
    null,
    null,
    null,
    null,
    'abc',
  ]);
});

test('a browser was seen in the last hour, some hours ago, yesterday, or days ago', () => {
  const now = new Date('2030-03-10T12:00:00Z');
  const ago = (hours: number) => lastSeen(new Date(now.getTime() - hours * 3_600_000).toISOString(), now);
  expect([-1, 0, 0.9, 1, 23, 24, 49].map(ago)).toEqual([
    'in the last hour',
    'in the last hour',
    'in the last hour',
    '1 hour ago',
    '23 hours ago',
    'yesterday',
    '2 days ago',
  ]);
  expect(signedIn('2030-03-10T12:00:00Z', 'America/New_York')).toMatch(/^Mar 10, 8:00\sAM$/);
});

test('"Member since" is the month in the owner’s zone', () => {
  expect(memberSince('2030-01-01T02:00:00Z', 'America/Chicago')).toBe('December 2029');
  expect(memberSince('1970-01-01T00:00:00.000Z', 'UTC')).toBe('N/A');
  expect(memberSince('nonsense', 'UTC')).toBe('N/A');
});

test('time zones go by the names of today, and the chosen one is always among them', () => {
  const zones = timeZones('Europe/Kyiv');
  expect(zones.get('America/New York')).toBe('America/New_York');
  expect(zones.get('Asia/Kolkata')).toBe('Asia/Kolkata');
  expect(zones.has('Asia/Calcutta')).toBe(false);
  expect(zones.get('Europe/Kyiv')).toBe('Europe/Kyiv');
  expect(timeZones('Asia/Calcutta').get('Asia/Calcutta')).toBe('Asia/Calcutta');
  expect(zones.has('UTC')).toBe(true);
});

test('after the sign-up: to the tour, home, or to the set-up', () => {
  expect(firstAddress({ wantsTour: true, wasOnboarded: true })).toBe('/?tutorial=true');
  expect(firstAddress({ wantsTour: false, wasOnboarded: true })).toBe('/');
  expect(firstAddress({ wantsTour: false, wasOnboarded: false })).toBe('/onboarding');
});

test('a password that is typed twice must be the same, and that is said at the second field', () => {
  const wrong = ResetForm.safeParse({ password: 'bone-at-7', confirmPassword: 'bone-at-8' });
  expect(wrong.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['confirmPassword', "Passwords don't match"],
  ]);
  const short = ChangeForm.safeParse({ currentPassword: 'a', newPassword: 'bone-at-7', confirmPassword: '' });
  expect(short.error?.issues.map(({ path }) => path.join())).toEqual(['currentPassword', 'confirmPassword']);
  expect(ResetForm.safeParse({ password: 'bone-at-7', confirmPassword: 'bone-at-7' }).success).toBe(true);
});

test('the current password is asked for as such, and is not held to the rules of a new one', () => {
  const told = (currentPassword: string) =>
    ChangeForm.safeParse({ currentPassword, newPassword: 'bone-at-7', confirmPassword: 'bone-at-7' }).error?.issues[0]
      ?.message;
  expect(told('')).toBe('Please enter your current password');
  expect(told('bone')).toBe('This is not your current password');
  expect(told('bone-at-6')).toBeUndefined();
});
