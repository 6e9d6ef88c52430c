import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArea } from '#test/support/storage-area.ts';
import {
  clearFailures,
  countFailure,
  lockoutMs,
  readLockout,
} from '../../../../frontend/src/features/app-lock/lockout.ts';
import { setClock } from '../../../../frontend/src/lib/now.ts';
import { lockEntry } from '../../../../frontend/src/platform/lock/lock-settings.ts';
import { writeText } from '../../../../frontend/src/platform/storage/storage.ts';

const start = Date.parse('2030-05-01T12:00:00Z');

let count = 0;
let owner = '';

function failTimes(times: number): number[] {
  return Array.from({ length: times }, () => countFailure(owner));
}

beforeEach(() => {
  // Survives a reload, unlike the modules' memory.
  vi.stubGlobal('localStorage', createArea());
  vi.useFakeTimers({ now: start });
  setClock(new Date(start).toUTCString());
  count += 1;
  owner = `lockout${count}`;
});
afterEach(() => {
  vi.useRealTimers();
  setClock(new Date().toUTCString());
  vi.unstubAllGlobals();
});

test('five wrong passcodes lock the app for five minutes, and then five more are accepted', () => {
  expect(failTimes(4)).toEqual([4, 3, 2, 1]);
  expect(readLockout(owner)).toBe(0);
  expect(failTimes(1)).toEqual([0]);
  expect(readLockout(owner)).toBe(lockoutMs);
  vi.advanceTimersByTime(lockoutMs - 1);
  expect(readLockout(owner)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(readLockout(owner)).toBe(0);
  expect(failTimes(5)).toEqual([4, 3, 2, 1, 0]);
  expect(readLockout(owner)).toBe(lockoutMs);
});

test('a right passcode forgets the wrong ones', () => {
  failTimes(4);
  clearFailures(owner);
  expect(failTimes(1)).toEqual([4]);
});

test('setting the clock of the device ahead does not end the lockout', () => {
  failTimes(5);
  vi.setSystemTime(start + 24 * 3600_000);
  expect(readLockout(owner)).toBe(lockoutMs);
});

test('after a reload, the lockout goes on by the clock of the server, or begins again without it', async () => {
  failTimes(5);
  vi.advanceTimersByTime(60_000);
  vi.resetModules();
  const reloaded = await import('../../../../frontend/src/features/app-lock/lockout.ts');
  const clock = await import('../../../../frontend/src/lib/now.ts');
  expect(reloaded.readLockout(owner)).toBe(lockoutMs);
  clock.setClock(new Date(start + 60_000).toUTCString());
  expect(reloaded.readLockout(owner)).toBe(lockoutMs - 60_000);
  vi.resetModules();
});

test.each(['', 'nonsense', '{"count":"4"}'])('an entry that cannot be read counts as a lockout: %j', (text) => {
  writeText(lockEntry('failures', owner), text);
  expect(readLockout(owner)).toBe(lockoutMs);
});
