import { expect, test, vi } from 'vitest';

vi.stubEnv('AWS_REGION', 'us-east-1');
const { accountLimit } = await import('#functions/account/sign-in/sign-in-limits.ts');

const { burst, seconds } = accountLimit;
const minute = 60;

/**
 * Cognito's lockout as AWS documents it: from the fifth failed try on, the nth one locks a user out for 2^(n-5)
 * seconds, at most for 15 minutes. After 15 minutes without a try, the count starts again.
 */
function cognitoLockout() {
  let failures = 0;
  let lockedUntil = 0;
  let triedAt = 0;
  return {
    lockedUntil: () => lockedUntil,
    fail: (at: number) => {
      failures = at - triedAt >= 15 * minute ? 1 : failures + 1;
      triedAt = at;
      if (failures >= 5) lockedUntil = at + Math.min(2 ** (failures - 5), 15 * minute);
    },
  };
}

/**
 * Computes the longest lockout, in seconds, that a stranger causes who guesses for three days, once every `pace`
 * seconds if our limit allows it.
 */
function longestLockout(pace: number): number {
  const lockout = cognitoLockout();
  let fullUntil = 0;
  let longest = 0;
  for (let at = 1000; at < 3 * 24 * 3600; at += pace) {
    const next = Math.max(fullUntil, at) + seconds;
    if (next > at + burst * seconds || at < lockout.lockedUntil()) continue;
    fullUntil = next;
    lockout.fail(at);
    longest = Math.max(longest, lockout.lockedUntil() - at);
  }
  return longest;
}

test('guesses by a stranger never lead to a lockout by Cognito of five minutes or more', () => {
  const paces = Array.from({ length: 30 }, (_, index) => (index + 1) * minute);
  expect(Math.max(...paces.map(longestLockout))).toBeLessThan(5 * minute);
});
