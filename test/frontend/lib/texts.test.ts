import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../../frontend/src/lib/call-errors.ts';
import { formatWait, signedOutMessage, toErrorText } from '../../../frontend/src/lib/texts.ts';

const texts = { failed: 'Failed to do it. Please try again.' };

test("shows the screen's message as the title and the server's as the detail", () => {
  expect(toErrorText(new CallError(409, 'It was changed elsewhere.'), texts)).toEqual({
    title: texts.failed,
    detail: 'It was changed elsewhere.',
    signedOut: false,
  });
});

test('suggests checking the connection when there is no response', () => {
  const detail = 'Please check your connection.';
  expect(toErrorText(new NetworkError(null), texts)).toEqual({ title: texts.failed, detail, signedOut: false });
  expect(toErrorText(new Error('a fault of ours'), texts)).toEqual({ title: texts.failed, signedOut: false });
});

test('shows its own message for an expired session and redirects to sign-in', () => {
  expect(toErrorText(new CallError(401, 'Unauthorized'), texts)).toEqual({ title: signedOutMessage, signedOut: true });
});

test('replaces the general advice with the time to try again', () => {
  const limited = new CallError(429, 'Too many attempts. Please wait a moment and try again.', {}, 240);
  expect(toErrorText(limited, texts)).toEqual({
    title: 'Failed to do it.',
    detail: 'Too many attempts. You can try again in 4 minutes.',
    signedOut: false,
  });
});

test('formats a wait in whole seconds, then in whole minutes', () => {
  expect([1, 2, 89, 90, 900].map(formatWait)).toEqual([
    '1 second',
    '2 seconds',
    '89 seconds',
    '2 minutes',
    '15 minutes',
  ]);
});

test('does not treat a failed sign-in as an expired session', () => {
  const wrong = new CallError(401, 'No match.', { code: 'wrongCredentials' });
  expect(toErrorText(wrong, texts)).toMatchObject({ detail: 'No match.', signedOut: false });
});
