import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askSession, cachedUser, endSession, whoWasHere } from '../../../../frontend/src/domain/session/session.ts';
import { readJson, remove, writeJson, writeText } from '../../../../frontend/src/lib/storage.ts';

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
  expect(await askSession()).toEqual({ status: 'known', user: maya });
  expect(readJson('user')).toEqual(maya);
});

test('401 is nobody and clears the kept owner', async () => {
  writeJson('user', maya);
  answers(() => Response.json({ code: 'unauthorized', message: 'Unauthorized' }, { status: 401 }));
  expect(await askSession()).toEqual({ status: 'known', user: null });
  expect(readJson('user')).toBeNull();
});

test('without a connection the kept owner is used, and the session says so', async () => {
  writeJson('user', maya);
  answers(() => Promise.reject(new TypeError('no network')));
  expect(await askSession()).toMatchObject({ status: 'known', user: maya, unsure: 'offline' });
  expect(readJson('user')).toEqual(maya);
});

test('a server that fails leaves the kept owner signed in, and is not taken for a lost connection', async () => {
  writeJson('user', maya);
  answers(() => new Response('', { status: 503 }));
  expect(await askSession()).toMatchObject({ status: 'known', user: maya, unsure: 'trouble' });
  expect(readJson('user')).toEqual(maya);
});

test.each([
  ['a server that fails', () => new Response('', { status: 500 }), 'trouble'],
  ['a lost connection', () => Promise.reject(new TypeError('no network')), 'offline'],
] as const)('%s is not nobody, also where this device knows of no owner', async (_, answer, unsure) => {
  answers(answer);
  expect(await askSession()).toEqual({ status: 'failed', user: null, unsure });
});

test('whose session has ended is known for the rest of the visit', async () => {
  writeJson('user', maya);
  answers(() => Response.json({ code: 'unauthorized', message: 'Unauthorized' }, { status: 401 }));
  await askSession();
  expect(whoWasHere()).toBe('owner1');
});

describe('signing out', () => {
  const assign = vi.fn();
  beforeEach(() => {
    assign.mockClear();
    vi.stubGlobal('window', { location: { assign } });
    writeJson('user', maya);
  });

  test('clears the device and starts over once the server has ended the session', async () => {
    // A redirect that is not followed has status 0, which no Response made here can have.
    vi.stubGlobal('fetch', async () => ({ type: 'opaqueredirect', status: 0, ok: false }));
    expect(await endSession()).toBeUndefined();
    expect(readJson('user')).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  test.each([
    ['without a connection', () => Promise.reject(new TypeError('no network')), 'offline'],
    ['from a server that fails', () => new Response('', { status: 500 }), 'trouble'],
    ['from a server that is too slow', () => Promise.reject(new DOMException('', 'TimeoutError')), 'trouble'],
  ] as const)('%s clears nothing and says why, since the cookie is still there', async (_, answer, why) => {
    answers(answer);
    expect(await endSession()).toBe(why);
    expect(readJson('user')).toEqual(maya);
    expect(assign).not.toHaveBeenCalled();
  });
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
