import { elapsed } from '#functions/core/clock.ts';
import { transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';

/** Leaves the rest of a consumer's 30 seconds to the last transaction. */
const maxMs = 20_000;

/** The most writes of a transaction. */
const maxWrites = 100;

/** A function that throws when the time is over. */
export type CheckTime = () => void;

/** Starts the time that a consumer has for a cascade, which may have several steps. */
export function startDeadline(): CheckTime {
  const end = elapsed() + maxMs;
  return () => {
    if (elapsed() > end) throw new Error('More rows are left. The next delivery of the event continues.');
  };
}

interface PageOptions {
  limit: number;
  pages: 1;
  cursor: string | null;
  consistent: true;
}

interface Cascade<Row> {
  /** Runs the query of the rows: `(options) => Instances.query.ofOwner({ ownerId }).go(options)`. */
  readPage: (options: PageOptions) => Promise<{ data: Row[]; cursor: string | null }>;
  /** The writes that delete a row and what belongs to it. None for a row that stays. */
  toWrites: (row: Row) => Write[];
  /** The most writes that `toWrites` returns for a row. Default: 1. */
  writesPerRow?: number;
  checkTime?: CheckTime;
}

/**
 * Deletes what belongs to a deleted object, one page and transaction at a time. After an interruption, a repeat deletes the
 * rest. A page is read again when one of its writes throws `VersionConflict`.
 * @throws Error when the time is over; the next delivery of the event continues
 */
export async function cascadeDelete<Row>(cascade: Cascade<Row>): Promise<void> {
  const { readPage, toWrites, writesPerRow = 1, checkTime = startDeadline() } = cascade;
  const limit = Math.floor(maxWrites / writesPerRow);
  let cursor: string | null = null;
  do {
    checkTime();
    cursor = await retryOnConflict(async () => {
      const page = await readPage({ limit, pages: 1, cursor, consistent: true });
      const writes = page.data.flatMap(toWrites);
      if (writes.length > 0) await transact(writes);
      return page.cursor;
    });
  } while (cursor);
}
