import { expect, test } from 'vitest';
import { errors } from '#shared/errors.ts';
import { chooseAlertTexts } from '../../../../frontend/src/features/account/texts.ts';
import { CallError, NetworkError } from '../../../../frontend/src/lib/call-errors.ts';

test("an alert starts with the form's title and adds the server's message", () => {
  const wrong = new CallError(401, 'Unauthorized', { code: 'wrongCredentials' });
  expect(chooseAlertTexts(wrong, 'login').title).toBe("Login failed: That email and password don't match.");
  const taken = new CallError(409, 'There is already an account.', { code: 'emailTaken' });
  expect(chooseAlertTexts(taken, 'register').title).toBe('Registration failed: There is already an account.');
});

test('an alert blames the network when there is no response', () => {
  expect(chooseAlertTexts(new NetworkError(null), 'login').title).toBe('Network error during login');
  expect(chooseAlertTexts(new NetworkError(null), 'register').title).toBe('Network error during registration');
});

test('an alert replaces a general "please try again" with the known waiting time', () => {
  const limited = new CallError(429, errors.rateLimited.message, { code: 'rateLimited' }, 240);
  const detail = 'You can try again in 4 minutes.';
  expect(chooseAlertTexts(limited, 'login')).toMatchObject({ detail });
  expect(chooseAlertTexts(limited, 'login').title).not.toMatch(/try again/i);
  expect(chooseAlertTexts(limited, 'changePassword').detail).toMatch(new RegExp(` ${detail}$`));
});
