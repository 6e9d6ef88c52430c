import { epochSeconds, now } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { conditionFailed, put, type Write } from '#functions/core/data/table.ts';
import { log } from '#functions/core/log.ts';

/** How long a lease lasts if the process crashes. This is longer than the timeout of any consumer. */
const leaseMs = 60_000;

/** How long records are kept: far longer than events are redelivered. */
const lifetimeSeconds = 30 * 24 * 3600;

/** Work that must be done once per key, and whether it was started or finished. Records are kept for 30 days. */
export const OnceRecords = tableEntity('once', 'once#${key}', 'once', {
  key: { type: 'string', required: true },
  done: { type: 'boolean', required: true },
  /** Epoch milliseconds until which no other call may start the work. */
  leasedUntil: { type: 'number', required: true },
  expiresAt: { type: 'number', required: true },
});

/**
 * Does work outside the table (an email, a charge) once per key, despite repeated and concurrent calls. A lease
 * excludes concurrent calls. If the work fails, the lease ends, so that the next delivery can start at once.
 *
 * The guarantee is at least once, not exactly once: if the process crashes between the work and the update of the
 * record, the next delivery repeats the work.
 * @param key unique across the product; starts with the kind of work
 * @throws Error when another call holds the lease, so that the event is delivered again; also the errors of `work`
 */
export async function once(key: string, work: () => Promise<void>): Promise<void> {
  const moment = now().getTime();
  const leasedUntil = moment + leaseMs;
  if (!(await startLease(key, moment, leasedUntil))) return;
  try {
    await work();
  } catch (error) {
    await endLease(key, leasedUntil);
    throw error;
  }
  await OnceRecords.patch({ key }).set({ done: true }).go();
}

/**
 * Returns the write that uses a key up, for what may be used once, as part of a transaction.
 * @param expiresAt epoch seconds; the key must be useless by then
 * @param onUsed creates the error if the key was used before
 */
export function requireFirstUse(key: string, expiresAt: number, onUsed: () => Error): Write {
  const used = OnceRecords.put({ key, done: true, leasedUntil: 0, expiresAt })
    .where((row, { notExists }) => notExists(row.key))
    .params();
  return put(used, onUsed);
}

/**
 * Starts the lease of a key.
 * @returns false when the work is already done
 * @throws Error when another call holds the lease
 */
async function startLease(key: string, moment: number, leasedUntil: number): Promise<boolean> {
  const expiresAt = epochSeconds(new Date(moment)) + lifetimeSeconds;
  try {
    await OnceRecords.put({ key, done: false, leasedUntil, expiresAt })
      .where((row, { eq, lte, notExists }) => {
        return `${notExists(row.key)} OR (${eq(row.done, false)} AND ${lte(row.leasedUntil, moment)})`;
      })
      .go();
    return true;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const { data: record } = await OnceRecords.get({ key }).go({ consistent: true });
    if (record?.done) return false;
    throw new Error(`Another call is doing the work of ${key}.`, { cause: error });
  }
}

/** Ends a lease early. If that fails, only logs the error, because the lease expires after a minute. */
async function endLease(key: string, leasedUntil: number): Promise<void> {
  try {
    await OnceRecords.delete({ key })
      .where((row, { eq }) => eq(row.leasedUntil, leasedUntil))
      .go();
  } catch (error) {
    log.error('lease not ended', error, { key });
  }
}
