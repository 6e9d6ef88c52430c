import type { State } from '#infra/local/state.ts';

/** Failures before the first lockout. */
const freeFailures = 5;
const maxLockoutMs = 900_000;
/** A user who is locked out and tries nothing for this long starts over. */
const quietMs = 900_000;

interface Lockout {
  failures: number;
  /** Epoch milliseconds, like `triedAt`. */
  lockedUntil: number;
  triedAt: number;
}

/** Cognito's own lockout, which counts failed sign-ins by user name, whether there is such a user or not. */
export interface Lockouts {
  /** Whether the user is locked out now. The try itself counts as activity, but not as a failure. */
  isLocked(username: string): boolean;
  /** The nth failure locks the user out for 2^(n-5) seconds, at most for 15 minutes. */
  countFailure(username: string): void;
  reset(username: string): void;
}

/** Opens the lockouts in the state. */
export function openLockouts({ database }: State, now: () => Date): Lockouts {
  database.exec(
    `CREATE TABLE IF NOT EXISTS cognito_lockouts
     (username TEXT PRIMARY KEY, failures INTEGER, lockedUntil INTEGER, triedAt INTEGER)`,
  );
  const select = database.prepare('SELECT failures, lockedUntil, triedAt FROM cognito_lockouts WHERE username = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO cognito_lockouts VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM cognito_lockouts WHERE username = ?');

  function find(username: string): Lockout {
    const none = { failures: 0, lockedUntil: 0, triedAt: 0 };
    const found = (select.get(username) ?? none) as unknown as Lockout;
    const isOver = found.failures >= freeFailures && now().getTime() - found.triedAt >= quietMs;
    return isOver ? none : found;
  }

  return {
    isLocked: (username) => {
      const moment = now().getTime();
      const { failures, lockedUntil } = find(username);
      if (failures > 0) replace.run(username, failures, lockedUntil, moment);
      return moment < lockedUntil;
    },
    countFailure: (username) => {
      const moment = now().getTime();
      const failures = find(username).failures + 1;
      const lockoutMs = failures < freeFailures ? 0 : Math.min(1000 * 2 ** (failures - freeFailures), maxLockoutMs);
      replace.run(username, failures, moment + lockoutMs, moment);
    },
    reset: (username) => {
      remove.run(username);
    },
  };
}
