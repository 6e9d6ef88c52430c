import { elapsed } from '#functions/core/clock.ts';
import { transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';

/** How long a cascade may run. The rest of a consumer's 30 seconds is for the last transaction. */
const maxMs = 20_000;

/** The maximum number of writes in a transaction. */
const maxWrites = 100;

/** A function that throws when the deadline has passed. */
export type CheckTime = () => void;

/** Starts the deadline of a consumer. Several cascades of one event can share the deadline. */
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
  /** Reads one page of rows: `(options) => Instances.query.ofOwner({ ownerId }).go(options)`. */
  readPage: (options: PageOptions) => Promise<{ data: Row[]; cursor: string | null }>;
  /** Returns the writes that delete a row and dependent rows. Empty for a row that is kept. */
  toWrites: (row: Row) => Write[];
  /** The maximum number of writes that `toWrites` returns for one row. Default: 1. */
  writesPerRow?: number;
  checkTime?: CheckTime;
}

/**
 * Deletes the rows that belong to a deleted object, page by page, with one transaction per page. After an interruption,
 * a second call deletes the remaining rows. If a write throws VersionConflict, the page is read again and retried.
 * @throws Error when the deadline has passed; the next delivery of the event continues
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
