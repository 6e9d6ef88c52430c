import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArea } from '#test/support/storage-area.ts';
import { checkPasscode, createPasscode } from '../../../../frontend/src/features/app-lock/passcode.ts';
import { ChangedPasscode, NewPasscode } from '../../../../frontend/src/features/app-lock/passcode-form.ts';
import { isLocked, unlockApp } from '../../../../frontend/src/platform/lock/app-lock.ts';
import { readLockSettings, writeLockSettings } from '../../../../frontend/src/platform/lock/lock-settings.ts';

beforeEach(() => vi.stubGlobal('localStorage', createArea()));
afterEach(() => vi.unstubAllGlobals());

function listErrors(values: { current?: string; passcode: string; confirmation: string }): string[] {
  const result = NewPasscode.safeParse({ current: '', ...values });
  return (result.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
}

test.each(['', '12345', '1234567', '12345a', 'abcdef', '12 456', '１２３４５６'])(
  'a passcode has exactly six digits: %j',
  (passcode) => {
    expect(listErrors({ passcode, confirmation: '123456' })).toContain('passcode: Passcode must be 6 digits.');
    expect(listErrors({ passcode: '123456', confirmation: passcode })).toEqual([
      'confirmation: Passcode must be 6 digits.',
    ]);
  },
);

test('both entries of a passcode must match', () => {
  expect(listErrors({ passcode: '123456', confirmation: '123457' })).toEqual(["confirmation: Passcodes Don't Match"]);
  expect(listErrors({ passcode: '012345', confirmation: '012345' })).toEqual([]);
});

test('changing the passcode requires the current one', () => {
  const values = { current: '12345', passcode: '123456', confirmation: '123456' };
  expect(ChangedPasscode.safeParse(values).success).toBe(false);
  expect(ChangedPasscode.safeParse({ ...values, current: '000000' }).success).toBe(true);
});

test('the passcode is stored as a salted hash, and the fifth wrong one locks the app, even for the right one', async () => {
  const owner = 'passcode-owner';
  const [stored, again] = [await createPasscode('012345'), await createPasscode('012345')];
  expect(stored.hash).not.toBe(again.hash);
  writeLockSettings(owner, { method: 'passcode', minutes: 5, ...stored });
  expect(JSON.stringify(readLockSettings(owner))).not.toContain('012345');
  unlockApp(owner);
  expect(await checkPasscode(owner, '543210')).toEqual({ isRight: false, left: 4 });
  expect(await checkPasscode(owner, '012345')).toEqual({ isRight: true });
  const guesses = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map((digit) => checkPasscode(owner, digit.repeat(6))),
  );
  expect(guesses.filter((each) => !each.isRight && each.left > 0)).toHaveLength(4);
  expect(isLocked(owner)).toBe(true);
  expect(await checkPasscode(owner, '012345')).toEqual({ isRight: false, left: 0 });
});
