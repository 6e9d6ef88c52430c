import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#shared/contract/account.ts';
import { cacheUser, readCachedUser } from '../../../../frontend/src/platform/session/cached-user.ts';
import { checkSession, endSession, getExpiredOwnerId } from '../../../../frontend/src/platform/session/session.ts';
import { savedEntry } from '../../../../frontend/src/platform/storage/saved-entries.ts';
import { readText, remove, storageEntry, writeText } from '../../../../frontend/src/platform/storage/storage.ts';

const maya = { id: 'owner1', email: 'maya@example.com', firstName: 'Maya' } as User;

function answers(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
}

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('document', { cookie: 'other=2; houndwell_hint=1' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  remove(storageEntry('user'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a check of the session caches the signed-in owner on the device', async () => {
  answers(() => Response.json(maya));
  expect(await checkSession()).toEqual({ status: 'known', user: maya });
  expect(readCachedUser()).toMatchObject(maya);
});

test.each([
  ['a session that has expired', 'houndwell_hint=1'],
  ['a session that is gone', ''],
])('%s deletes what the owner could read offline', async (_, cookie) => {
  vi.stubGlobal('document', { cookie });
  const dogs = savedEntry('dogs');
  writeText(dogs, 'Rex');
  answers(() => Response.json({ code: 'unauthorized', message: 'Unauthorized' }, { status: 401 }));
  await checkSession();
  expect(readText(dogs)).toBeNull();
});

test('without the cookie that hints at a session, the server is not asked', async () => {
  vi.stubGlobal('document', { cookie: 'other=2' });
  answers(() => Promise.reject(new TypeError('no network')));
  expect(await checkSession()).toEqual({ status: 'known', user: null });
});

test('a response of 401 means signed out and clears the cache', async () => {
  cacheUser(maya);
  answers(() => Response.json({ code: 'unauthorized', message: 'Unauthorized' }, { status: 401 }));
  expect(await checkSession()).toEqual({ status: 'known', user: null });
  expect(readCachedUser()).toBeNull();
});

test('a check of the session offline falls back to the cached owner and reports why it failed', async () => {
  cacheUser(maya);
  answers(() => Promise.reject(new TypeError('no network')));
  expect(await checkSession()).toMatchObject({ status: 'known', user: maya, checkError: 'offline' });
  expect(readCachedUser()).toMatchObject(maya);
});

test('a server error keeps the cached owner and is not shown as offline', async () => {
  cacheUser(maya);
  answers(() => new Response('', { status: 503 }));
  expect(await checkSession()).toMatchObject({ status: 'known', user: maya, checkError: 'trouble' });
  expect(readCachedUser()).toMatchObject(maya);
});

test.each([
  ['a server that fails', () => new Response('', { status: 500 }), 'trouble'],
  ['a lost connection', () => Promise.reject(new TypeError('no network')), 'offline'],
] as const)(
  '%s does not mean that the visitor is signed out, even without a cached owner',
  async (_, answer, checkError) => {
    answers(answer);
    expect(await checkSession()).toEqual({ status: 'failed', user: null, checkError });
  },
);

test('the owner of an expired session is remembered for the rest of the visit', async () => {
  cacheUser(maya);
  answers(() => Response.json({ code: 'unauthorized', message: 'Unauthorized' }, { status: 401 }));
  await checkSession();
  expect(getExpiredOwnerId()).toBe('owner1');
});

describe('signing out', () => {
  const assign = vi.fn();
  beforeEach(() => {
    assign.mockClear();
    vi.stubGlobal('window', { location: { assign } });
    cacheUser(maya);
  });

  test('clears the device once the server has ended the session', async () => {
    // An unfollowed redirect has status 0, which the Response constructor rejects.
    vi.stubGlobal('fetch', async () => ({ type: 'opaqueredirect', status: 0, ok: false }));
    expect(await endSession()).toBeUndefined();
    expect(readCachedUser()).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  test.each([
    ['without a connection', () => Promise.reject(new TypeError('no network')), 'offline'],
    ['from a server that fails', () => new Response('', { status: 500 }), 'trouble'],
    ['from a server that is too slow', () => Promise.reject(new DOMException('', 'TimeoutError')), 'trouble'],
  ] as const)('%s clears nothing and returns the reason, because the cookie is still there', async (_, answer, why) => {
    answers(answer);
    expect(await endSession()).toBe(why);
    expect(readCachedUser()).toMatchObject(maya);
    expect(assign).not.toHaveBeenCalled();
  });
});
