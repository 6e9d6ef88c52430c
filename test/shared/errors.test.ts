import { expect, test } from 'vitest';
import { type ErrorCode, errors } from '#shared/errors.ts';
import { sessionCookieName, sessionSeconds } from '#shared/session.ts';

const codes = Object.keys(errors) as ErrorCode[];

test.each(codes)('%s has the status of a failure and words for a person', (code) => {
  const { status, message } = errors[code];
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^[A-Z].*[.!?]$|^Unauthorized$/);
  expect(message).not.toMatch(/[{}<>]|undefined|null|exception|stack/i);
});

test('whoever is not signed in reads exactly the word Unauthorized, whatever the reason', () => {
  const words = codes.filter((code) => errors[code].status === 401).map((code) => errors[code].message);
  expect(new Set(words)).toEqual(new Set(['Unauthorized']));
});

test('codes say what is so, in camel case', () => {
  expect(codes.filter((code) => !/^[a-z]+([A-Z][a-z]+)*$/.test(code))).toEqual([]);
});

test.each([
  ['invalid', 400],
  ['malformed', 400],
  ['cursorInvalid', 400],
  ['planRequired', 403],
  ['crossOrigin', 403],
  ['notFound', 404],
  ['inProgress', 409],
  ['tooLarge', 413],
  ['mediaTypeUnsupported', 415],
  ['idempotencyKeyReused', 422],
  ['rateLimited', 429],
  ['unavailable', 503],
] as const)('%s is answered with status %i', (code, status) => {
  expect(errors[code].status).toBe(status);
});

test('over https the cookie carries the prefix that ties it to the host, over plain http it cannot', () => {
  expect(sessionCookieName('https://houndwell.example')).toBe('__Host-houndwell_session');
  expect(sessionCookieName('http://localhost:3000')).toBe('houndwell_session');
});

test('a session lives for 24 hours, or for 30 days when remembered', () => {
  expect(sessionSeconds).toEqual({ browser: 86_400, remembered: 2_592_000 });
});
