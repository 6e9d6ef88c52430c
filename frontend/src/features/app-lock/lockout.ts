import { readServerTime, readTicks } from '../../lib/now.ts';
import { lockEntry } from '../../platform/lock/lock-settings.ts';
import { readJson, readText, remove, writeJson } from '../../platform/storage/storage.ts';

/** How many wrong passcodes lock the app, and for how many milliseconds. */
export const maxFailures = 5;
export const lockoutMs = 5 * 60_000;

/** The wrong passcodes since the last right one. */
interface Failures {
  count: number;
  /** The server's time of the last one, or null if this page had not heard from the server. */
  at: number | null;
}

/** When this page first saw each stored state, by the monotonic clock. */
const seen = new Map<string, number>();

/** Reads the failures. An entry that cannot be read counts as a lockout. */
function readFailures(ownerId: string): Failures {
  const entry = lockEntry('failures', ownerId);
  if (readText(entry) === null) return { count: 0, at: null };
  const stored = readJson(entry) as Partial<Failures> | null;
  const count = Number.isSafeInteger(stored?.count) ? Number(stored?.count) : maxFailures;
  return { count, at: typeof stored?.at === 'number' ? stored.at : null };
}

/**
 * Returns for how many milliseconds no passcode is accepted. The device's clock has no influence. If the server's clock
 * is not known, before or after a reload, the wait begins again with the page.
 */
export function readLockout(ownerId: string): number {
  const { count, at } = readFailures(ownerId);
  if (count < maxFailures) return 0;
  const text = `${ownerId} ${readText(lockEntry('failures', ownerId))}`;
  const first = seen.get(text) ?? readTicks();
  seen.set(text, first);
  const server = readServerTime();
  const sinceFailure = at !== null && server !== undefined ? server - at : 0;
  return Math.max(0, lockoutMs - Math.max(sinceFailure, readTicks() - first));
}

/** Counts a wrong passcode, and begins again after a lockout. Returns how many more are accepted before the lockout. */
export function countFailure(ownerId: string): number {
  const { count } = readFailures(ownerId);
  const next = count < maxFailures ? count + 1 : 1;
  writeJson(lockEntry('failures', ownerId), { count: next, at: readServerTime() ?? null } satisfies Failures);
  readLockout(ownerId);
  return maxFailures - next;
}

/** Forgets the wrong passcodes, after a right one. */
export function clearFailures(ownerId: string): void {
  remove(lockEntry('failures', ownerId));
}
