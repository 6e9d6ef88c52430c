import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type ErrorCode, errors } from '#shared/errors.ts';
import { sessionCookieName, sessionSeconds } from '#shared/session.ts';
import { root } from '#test/support/folders.ts';

const codes = Object.keys(errors) as ErrorCode[];

test.each(codes)('the error %s has an error status and a readable message', (code) => {
  const { status, message } = errors[code];
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^[A-Z].*[.!?]$|^Unauthorized$/);
  expect(message).not.toMatch(/[{}<>]|undefined|null|exception|stack/i);
});

test('every error with status 401 has exactly the message "Unauthorized"', () => {
  const messages = codes.filter((code) => errors[code].status === 401).map((code) => errors[code].message);
  expect(new Set(messages)).toEqual(new Set(['Unauthorized']));
});

test('the error table contains the codes of every domain, and no code is declared twice', async () => {
  const files = globSync('shared/errors/*.ts', { cwd: root });
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)),
  );
  const declared = modules.flatMap((module) => Object.values(module).flatMap((group: object) => Object.keys(group)));
  expect(declared.sort()).toEqual(codes.toSorted());
});

test('error codes are in camel case', () => {
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
] as const)('the error %s is answered with status %i', (code, status) => {
  expect(errors[code].status).toBe(status);
});

test('the session cookie has the __Host- prefix over https only', () => {
  expect(sessionCookieName('https://houndwell.example')).toBe('__Host-houndwell_session');
  expect(sessionCookieName('http://localhost:3000')).toBe('houndwell_session');
});

test('a session lasts 24 hours, or 30 days when remembered', () => {
  expect(sessionSeconds).toEqual({ browser: 86_400, remembered: 2_592_000, absolute: 15_552_000 });
});
