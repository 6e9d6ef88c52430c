import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { rateLimits } from '#functions/core/limits/rate-limits.ts';
import { openLockouts } from '#infra/local/cognito/lockouts.ts';
import type { State } from '#infra/local/state.ts';

const minute = 60_000;
const { burst, seconds } = rateLimits.signInPerAccount;

/** The longest lockout, in minutes, that a stranger causes who guesses for three days, once every `pace` minutes if allowed. */
function longestLockout(pace: number): number {
  let moment = Date.parse('2026-03-01T09:00:00Z');
  const lockouts = openLockouts({ database: new DatabaseSync(':memory:') } as State, () => new Date(moment));
  let fullUntil = 0;
  let longest = 0;
  const end = moment + 3 * 24 * 60 * minute;
  for (; moment < end; moment += pace * minute) {
    const next = Math.max(fullUntil, moment) + seconds * 1000;
    // A refused guess reaches Cognito only if our own limit has room; a lockout gives the attempt back.
    if (next > moment + burst * seconds * 1000 || lockouts.isLocked('owner')) continue;
    fullUntil = next;
    lockouts.countFailure('owner');
    const start = moment;
    while (lockouts.isLocked('owner')) moment += minute / 60;
    longest = Math.max(longest, moment - start);
    moment = start;
  }
  return longest / minute;
}

test('a stranger never locks an owner out through Cognito for more than a few minutes', () => {
  const paces = Array.from({ length: 30 }, (_, at) => at + 1);
  expect(Math.max(...paces.map(longestLockout))).toBeLessThan(5);
});
