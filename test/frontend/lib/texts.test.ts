import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../../frontend/src/lib/call-errors.ts';
import { formatWait, signedOutMessage, toErrorText } from '../../../frontend/src/lib/texts.ts';

const texts = { failed: 'Failed to do it. Please try again.' };

test("an error shows the screen's message as the title and the server's as the detail", () => {
  expect(toErrorText(new CallError(409, 'It was changed elsewhere.'), texts)).toEqual({
    title: texts.failed,
    detail: 'It was changed elsewhere.',
    signedOut: false,
  });
});

test('an error without a response suggests checking the connection', () => {
  const detail = 'Please check your connection.';
  expect(toErrorText(new NetworkError(null), texts)).toEqual({ title: texts.failed, detail, signedOut: false });
  expect(toErrorText(new Error('a fault of ours'), texts)).toEqual({ title: texts.failed, signedOut: false });
});

test('an expired session has its own message and leads to sign-in', () => {
  expect(toErrorText(new CallError(401, 'Unauthorized'), texts)).toEqual({ title: signedOutMessage, signedOut: true });
});

test('an error with a known wait replaces the general advice with the time to try again', () => {
  const limited = new CallError(429, 'Too many attempts. Please wait a moment and try again.', {}, 240);
  expect(toErrorText(limited, texts)).toEqual({
    title: 'Failed to do it.',
    detail: 'Too many attempts. You can try again in 4 minutes.',
    signedOut: false,
  });
});

test('a wait is formatted in whole seconds, then in whole minutes', () => {
  expect([1, 2, 89, 90, 900].map(formatWait)).toEqual([
    '1 second',
    '2 seconds',
    '89 seconds',
    '2 minutes',
    '15 minutes',
  ]);
});

test('a failed sign-in is not treated as an expired session', () => {
  const wrong = new CallError(401, 'No match.', { code: 'wrongCredentials' });
  expect(toErrorText(wrong, texts)).toMatchObject({ detail: 'No match.', signedOut: false });
});
