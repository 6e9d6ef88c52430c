import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArea } from '#test/support/storage-area.ts';
import { setClock } from '../../../../frontend/src/lib/now.ts';
import {
  changeLock,
  isLocked,
  lockApp,
  noteSignOut,
  openAfterSignIn,
  recordUse,
  turnOffLock,
  unlockApp,
  updateLock,
} from '../../../../frontend/src/platform/lock/app-lock.ts';
import { removeLastUse, writeLastUse } from '../../../../frontend/src/platform/lock/last-use.ts';
import {
  type LockSettings,
  lockEntry,
  readLockSettings,
  writeLockSettings,
} from '../../../../frontend/src/platform/lock/lock-settings.ts';
import { clearOwnerData, readText, writeText } from '../../../../frontend/src/platform/storage/storage.ts';

const start = Date.parse('2030-05-01T12:00:00Z');
const minute = 60_000;

/** Each test is another owner, because a page remembers whom it has unlocked. */
let count = 0;
let owner = '';

function enableLock(minutes: LockSettings['minutes']): void {
  writeLockSettings(owner, { method: 'passcode', minutes, salt: 'c2FsdA==', hash: 'aGFzaA==' });
  unlockApp(owner);
}

let passed = 0;

/** Lets time pass on every clock, and the server respond then. */
function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  passed += ms;
  setClock(new Date(start + passed).toUTCString());
}

beforeEach(() => {
  // Survives a reload, unlike the modules' memory.
  vi.stubGlobal('localStorage', createArea());
  vi.useFakeTimers({ now: start });
  passed = 0;
  setClock(new Date(start).toUTCString());
  count += 1;
  owner = `owner${count}`;
});
afterEach(() => {
  vi.useRealTimers();
  setClock(new Date().toUTCString());
  vi.unstubAllGlobals();
});

test('an app without a lock is open, and cannot be locked', () => {
  lockApp(owner);
  expect(isLocked(owner)).toBe(false);
});

test.each([1, 5, 15] as const)('the app locks after its owner was away for more than %i minutes', (minutes) => {
  enableLock(minutes);
  wait(minutes * minute);
  updateLock(owner);
  expect(isLocked(owner)).toBe(false);
  wait(1000);
  updateLock(owner);
  expect(isLocked(owner)).toBe(true);
});

test('use keeps the app open, but does not open it after the time away', () => {
  enableLock(1);
  for (let round = 0; round < 5; round += 1) {
    wait(minute);
    recordUse(owner);
  }
  expect(isLocked(owner)).toBe(false);
  wait(2 * minute);
  recordUse(owner);
  expect(isLocked(owner)).toBe(true);
  recordUse(owner);
  expect(isLocked(owner)).toBe(true);
});

test('another tab locks and unlocks this one through the stored use', () => {
  enableLock(15);
  removeLastUse(owner);
  recordUse(owner);
  expect(isLocked(owner)).toBe(true);
  expect(readText(lockEntry('use', owner))).toBeNull();
  writeLastUse(owner);
  updateLock(owner);
  expect(isLocked(owner)).toBe(false);
});

test('setting the clock of the device back locks the app', () => {
  enableLock(15);
  vi.setSystemTime(start - 6000);
  updateLock(owner);
  expect(isLocked(owner)).toBe(true);
});

test('setting the clock of the device back by the time away does not keep the app open', () => {
  enableLock(5);
  wait(60 * minute);
  vi.setSystemTime(start + 1000);
  updateLock(owner);
  expect(isLocked(owner)).toBe(true);
});

test('after a reload, the app is open only if the server confirms that its owner was just here', async () => {
  enableLock(5);
  vi.resetModules();
  const lock = await import('../../../../frontend/src/platform/lock/app-lock.ts');
  const clock = await import('../../../../frontend/src/lib/now.ts');
  expect(lock.isLocked(owner)).toBe(true);
  clock.setClock(new Date(start + 2 * minute).toUTCString());
  expect(lock.isLocked(owner)).toBe(false);
  vi.resetModules();
});

test('after a reload, a clock that was set back does not open the app', async () => {
  enableLock(5);
  wait(60 * minute);
  vi.setSystemTime(start);
  vi.resetModules();
  const lock = await import('../../../../frontend/src/platform/lock/app-lock.ts');
  const clock = await import('../../../../frontend/src/lib/now.ts');
  clock.setClock(new Date(start + 60 * minute).toUTCString());
  expect(lock.isLocked(owner)).toBe(true);
  vi.resetModules();
});

test.each(['', 'nonsense', 'null', '{"minutes":5}', '[]'])('settings that cannot be read lock the app: %j', (text) => {
  writeText(lockEntry('settings', owner), text);
  expect(isLocked(owner)).toBe(true);
  expect(readLockSettings(owner)?.hash).toBe('');
});

test('settings that the browser cannot store stay as they were', () => {
  enableLock(5);
  const before = readLockSettings(owner);
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeLockSettings(owner, { method: 'passcode', minutes: 1, salt: 'bmV3', hash: 'bmV3' })).toBe(false);
  expect(readLockSettings(owner)).toEqual(before);
  turnOffLock(owner);
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeLockSettings(owner, { method: 'passcode', minutes: 1, salt: 'bmV3', hash: 'bmV3' })).toBe(false);
  expect(readLockSettings(owner)).toBeNull();
});

test('the lock survives signing out, and signing in after that removes it', () => {
  enableLock(5);
  lockApp(owner);
  noteSignOut(owner);
  clearOwnerData();
  expect(isLocked(owner)).toBe(true);
  openAfterSignIn('someone-else');
  expect(readLockSettings(owner)).not.toBeNull();
  openAfterSignIn(owner);
  expect(readLockSettings(owner)).toBeNull();
  expect(isLocked(owner)).toBe(false);
});

test('the lock survives a session that has expired, and is open after signing in', () => {
  enableLock(5);
  lockApp(owner);
  openAfterSignIn(owner);
  updateLock(owner);
  expect(isLocked(owner)).toBe(false);
  expect(readLockSettings(owner)).not.toBeNull();
});

test('changes of a lock that another tab has turned off are ignored', () => {
  enableLock(5);
  changeLock(owner, { minutes: 15 });
  expect(readLockSettings(owner)?.minutes).toBe(15);
  turnOffLock(owner);
  changeLock(owner, { minutes: 1 });
  expect(readLockSettings(owner)).toBeNull();
  expect(isLocked(owner)).toBe(false);
});
