import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askSession, cachedUser } from '../../../frontend/src/lib/session.ts';
import { readJson, remove, writeJson, writeText } from '../../../frontend/src/lib/storage.ts';

const maya = { id: 'owner1', email: 'maya@example.com', firstName: 'Maya' };

function answers(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
}

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  remove('user');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a signed-in owner is kept on the device', async () => {
  answers(() => Response.json(maya));
  expect(await askSession()).toMatchObject({ status: 'known', user: maya, offline: false });
  expect(readJson('user')).toEqual(maya);
});

test('401 is nobody and clears the kept owner', async () => {
  writeJson('user', maya);
  answers(() => Response.json({ code: 'unauthorized', message: 'Unauthorized' }, { status: 401 }));
  expect(await askSession()).toEqual({ status: 'known', user: null, offline: false });
  expect(readJson('user')).toBeNull();
});

test('without a connection the kept owner is used, and the session says so', async () => {
  writeJson('user', maya);
  answers(() => Promise.reject(new TypeError('no network')));
  expect(await askSession()).toMatchObject({ user: maya, offline: true });
  expect(readJson('user')).toEqual(maya);
});

test('a server that fails is treated like no connection', async () => {
  writeJson('user', maya);
  answers(() => new Response('', { status: 503 }));
  expect(await askSession()).toMatchObject({ user: maya, offline: true });
});

test('without a connection and without a kept owner it is nobody', async () => {
  answers(() => Promise.reject(new TypeError('no network')));
  expect(await askSession()).toEqual({ status: 'known', user: null, offline: false });
});

test.each([
  ['no id', { email: 'maya@example.com' }],
  ['no email', { id: 'owner1' }],
  ['an empty id', { id: '', email: 'maya@example.com' }],
  ['a list', []],
])('a kept entry with %s is not an owner', (_, entry) => {
  writeJson('user', entry);
  expect(cachedUser()).toBeNull();
});

test('a kept entry of an older form is completed, so that no screen stumbles', () => {
  writeJson('user', { id: 'owner1', email: 'maya@example.com' });
  expect(cachedUser()).toMatchObject({ id: 'owner1', firstName: '', timeZone: 'UTC', roles: [] });
  writeText('user', 'not json');
  expect(cachedUser()).toBeNull();
});
