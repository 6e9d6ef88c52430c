import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#shared/contract/account.ts';
import { sessionSeconds } from '#shared/session.ts';
import { cacheUser, readCachedUser } from '../../../../frontend/src/platform/session/cached-user.ts';
import {
  readJson,
  readText,
  remove,
  storageEntry,
  writeJson,
  writeText,
} from '../../../../frontend/src/platform/storage/storage.ts';

const maya: User = {
  id: 'owner1',
  email: 'maya@example.com',
  emailVerified: true,
  emailUndeliverable: false,
  firstName: 'Maya',
  lastName: 'Lopez',
  profileImageUrl: null,
  homeAddress: '12 Elm Street',
  city: 'Ames',
  state: 'IA',
  zipCode: '50010',
  timeZone: 'America/Chicago',
  units: 'kg',
  vetName: 'Dr. Kim',
  vetPhone: '515 555 0100',
  roles: ['moderators'],
  trialEndsAt: '2030-01-08T00:00:00.000Z',
  experienceLevel: 'experienced',
  primaryGoals: ['health'],
  isFirstLogin: true,
  createdAt: '2030-01-01T00:00:00.000Z',
  deletesAt: null,
};
const start = Date.parse('2030-01-01T00:00:00Z');

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  remove(storageEntry('user'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Expects that the cached owner is there until just before the session ends, and gone just after. */
function expectEndAfter(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000 - 1);
  expect(readCachedUser()?.id).toBe('owner1');
  vi.setSystemTime(Date.now() + 1);
  expect(readCachedUser()).toBeNull();
  expect(readText(storageEntry('user'))).toBeNull();
}

test('the cached user has only what the shell and the emergency page need, without the home address and roles', () => {
  cacheUser(maya);
  expect(readJson(storageEntry('user'))).toEqual({
    id: 'owner1',
    email: 'maya@example.com',
    emailVerified: true,
    firstName: 'Maya',
    lastName: 'Lopez',
    profileImageUrl: null,
    timeZone: 'America/Chicago',
    units: 'kg',
    trialEndsAt: '2030-01-08T00:00:00.000Z',
    vetName: 'Dr. Kim',
    vetPhone: '515 555 0100',
    remembered: false,
    signedInAt: '2030-01-01T00:00:00.000Z',
    until: '2030-01-02T00:00:00.000Z',
  });
});

test('the cached user is returned without address and roles, or with those that this tab has fetched', () => {
  cacheUser(maya);
  const blank = {
    experienceLevel: null,
    primaryGoals: [],
    homeAddress: null,
    city: null,
    state: null,
    zipCode: null,
    roles: [],
    isFirstLogin: false,
  };
  expect(readCachedUser()).toEqual({ ...maya, ...blank, createdAt: '1970-01-01T00:00:00.000Z' });
  expect(readCachedUser(maya)).toEqual(maya);
  expect(readCachedUser({ ...maya, id: 'owner2' })).toMatchObject({ id: 'owner1', homeAddress: null });
});

test('the cached user of a session that is not remembered expires with the session, a day after sign-in', () => {
  cacheUser(maya);
  vi.setSystemTime(start + 3600_000);
  cacheUser(maya);
  expectEndAfter(sessionSeconds.browser - 3600);
});

test('the cached user expires at the absolute end of a remembered session, even if the session is in use', () => {
  cacheUser(maya, true);
  for (let day = 20; day < 180; day += 20) {
    vi.setSystemTime(start + day * 24 * 3600_000);
    cacheUser(maya);
  }
  expectEndAfter(20 * 24 * 3600);
});

test('the cached user of a remembered session expires with the session, even after later checks', () => {
  cacheUser(maya, true);
  cacheUser(maya);
  expectEndAfter(sessionSeconds.remembered);
});

test("the cached user does not inherit another owner's choice to stay signed in", () => {
  cacheUser({ ...maya, id: 'owner2' }, true);
  cacheUser(maya);
  expectEndAfter(sessionSeconds.browser);
});

const until = '2030-01-02T00:00:00.000Z';

test.each([
  ['no id', { email: 'maya@example.com', until }],
  ['no email', { id: 'owner1', until }],
  ['an empty id', { id: '', email: 'maya@example.com', until }],
  ['no end', { id: 'owner1', email: 'maya@example.com' }],
  ['an unreadable end', { id: 'owner1', email: 'maya@example.com', until: 'soon' }],
  ['a list instead of an owner', []],
])('a cached user with %s is ignored', (_, entry) => {
  writeJson(storageEntry('user'), entry);
  expect(readCachedUser()).toBeNull();
});

test('missing fields of a cached owner are filled in', () => {
  writeJson(storageEntry('user'), { id: 'owner1', email: 'maya@example.com', until });
  expect(readCachedUser()).toMatchObject({ id: 'owner1', firstName: '', timeZone: 'UTC', roles: [] });
  writeText(storageEntry('user'), 'not json');
  expect(readCachedUser()).toBeNull();
});
