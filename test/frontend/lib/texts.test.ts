import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../../frontend/src/lib/call-errors.ts';
import { formatWait, signedOutMessage, textsFor } from '../../../frontend/src/lib/texts.ts';

const texts = { failed: 'Failed to do it. Please try again.' };

test("the screen's sentence comes first, the server's own beneath", () => {
  expect(textsFor(new CallError(409, 'It changed meanwhile.'), texts)).toEqual({
    title: texts.failed,
    detail: 'It changed meanwhile.',
    signedOut: false,
  });
});

test('without an answer the connection is what to look at', () => {
  const detail = 'Please check your connection.';
  expect(textsFor(new NetworkError(null), texts)).toEqual({ title: texts.failed, detail, signedOut: false });
  expect(textsFor(new Error('a fault of ours'), texts)).toEqual({ title: texts.failed, signedOut: false });
});

test('an ended session has its own words and leads to sign-in', () => {
  expect(textsFor(new CallError(401, 'Unauthorized'), texts)).toEqual({ title: signedOutMessage, signedOut: true });
});

test('tells when to try again in place of the general advice', () => {
  const limited = new CallError(429, 'Too many attempts. Please wait a moment and try again.', {}, 240);
  expect(textsFor(limited, texts)).toEqual({
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

test('does not take a failed sign-in for an expired session', () => {
  const wrong = new CallError(401, 'No match.', { code: 'wrongCredentials' });
  expect(textsFor(wrong, texts)).toMatchObject({ detail: 'No match.', signedOut: false });
});
