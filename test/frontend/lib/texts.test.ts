import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../../frontend/src/lib/call-errors.ts';
import { signedOutWords, textsFor } from '../../../frontend/src/lib/texts.ts';

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
  expect(textsFor(new CallError(401, 'Unauthorized'), texts)).toEqual({ title: signedOutWords, signedOut: true });
});
