import { expect, test } from 'vitest';
import { openLockouts } from '#infra/local/cognito/lockouts.ts';
import { dataFolder } from '#test/infra/local/emulator-fixture.ts';

function opened() {
  let moment = Date.parse('2026-03-01T09:00:00Z');
  const { state } = dataFolder();
  const open = () => openLockouts(state, () => new Date(moment));
  const lockouts = open();
  return {
    ...lockouts,
    open,
    fail: (times: number, username = 'maya') => {
      for (let count = 0; count < times; count += 1) lockouts.countFailure(username);
    },
    later: (seconds: number) => {
      moment += seconds * 1000;
    },
  };
}

test('begins with the fifth failure, lasts a second, and survives a restart', () => {
  const { fail, isLocked, later, open } = opened();
  fail(4);
  expect(isLocked('maya')).toBe(false);
  fail(1);
  expect([isLocked('maya'), open().isLocked('maya')]).toEqual([true, true]);
  later(1);
  expect(isLocked('maya')).toBe(false);
});

test('doubles with each failure, but not with tries while it lasts, up to 15 minutes', () => {
  const { fail, isLocked, later } = opened();
  fail(5);
  later(1);
  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    fail(1);
    later(seconds - 1);
    expect(isLocked('maya')).toBe(true);
    later(1);
    expect(isLocked('maya')).toBe(false);
  }
});

test('starts over after 15 minutes without a try', () => {
  const { fail, isLocked, later } = opened();
  fail(9);
  later(899);
  expect(isLocked('maya')).toBe(false);
  later(899);
  fail(1);
  expect(isLocked('maya')).toBe(true);
  later(900);
  fail(4);
  expect(isLocked('maya')).toBe(false);
});

test('starts over with the right password, and counts each user name by itself', () => {
  const { fail, isLocked, reset } = opened();
  fail(5);
  fail(4, 'nobody');
  expect([isLocked('maya'), isLocked('nobody')]).toEqual([true, false]);
  reset('maya');
  fail(4);
  expect(isLocked('maya')).toBe(false);
});
