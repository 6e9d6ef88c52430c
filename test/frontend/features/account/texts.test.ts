import { expect, test } from 'vitest';
import { alertFor, waitWords } from '../../../../frontend/src/features/account/texts.ts';
import { CallError, NetworkError } from '../../../../frontend/src/lib/call-errors.ts';

test('a wrong password says so in words, beneath the words of the answer', () => {
  const error = new CallError(401, 'Unauthorized', { code: 'wrongCredentials' });
  const alert = alertFor(error, 'login');
  expect(alert.title).toBe('Login failed: Unauthorized');
  expect(alert.detail).toContain('email or the password is not right');
});

test('without a connection sign-in and sign-up each have their own words', () => {
  expect(alertFor(new NetworkError(null), 'login').title).toBe('Network error during login');
  expect(alertFor(new NetworkError(null), 'register').title).toBe('Network error during registration');
});

test('a pause names its length', () => {
  const error = new CallError(429, 'Too many attempts.', { code: 'rateLimited' }, 60);
  expect(alertFor(error, 'register')).toEqual({
    title: 'Registration failed: Too many attempts.',
    detail: 'You can try again in 60 seconds.',
  });
  expect(waitWords(1)).toBe('1 second');
  expect(waitWords(600)).toBe('10 minutes');
});
