import { tableEntity } from '#functions/core/data/entity.ts';
import { chooseShard, put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { log } from '#functions/core/log.ts';

/** How many partitions store the rows of each kind of work. */
const shardCount = 4;

/** How many rows one query reads. The rows of a page are processed concurrently. */
const pageSize = 25;

/** How many pages of a shard one run processes at most. The next run continues. */
const maxPages = 200;

/** Scheduled work of each kind, in 4 shards, sorted by due time, so that a query reads only the rows that are due. An index lists those of an owner. */
export const DueItems = tableEntity(
  'dueItem',
  'due#${kind}#${shard}',
  '${dueAt}#${id}',
  {
    kind: { type: 'string', required: true },
    shard: { type: 'number', required: true },
    dueAt: { type: 'string', required: true },
    id: { type: 'string', required: true },
    /** The owner for whom the work is done. */
    ownerId: { type: 'string', required: true },
    data: { type: 'any', required: true },
  },
  { ofOwner: { index: 'gsi1', pk: 'owner#${ownerId}', sk: 'due#${kind}#${dueAt}#${id}' } },
);

/** Identifies a row of a queue. */
export interface DueKey {
  dueAt: Date;
  /** Unique among the rows of the queue that have the same due time. */
  id: string;
}

/** A queue of one kind of work. To reschedule, `cancel` and `enqueue` in one transaction, with another due time. */
export interface DueQueue<Data> {
  /** Returns the write that adds a row, or replaces the row that has the same key. */
  enqueue(key: DueKey, data: Data): Write;
  /** Returns the write that removes a row, if the row is still in the queue. */
  cancel(key: DueKey): Write;
  /**
   * Processes every row that is due at `at`. A scheduled Lambda calls this method. The row is removed in the
   * transaction of the writes that `work` returns, so that late, repeated or interrupted runs do the work exactly once.
   * `work` is retried if `work` or one of the returned writes throws VersionConflict.
   * @throws Error after all rows were processed, if any failed; failed rows stay in the queue for the next run
   */
  process(at: Date, work: (data: Data) => Write[] | Promise<Write[]>): Promise<Processed>;
}

/** How many rows a run has processed. */
export type Processed = { processed: number };

/** Creates the queue of one kind of work. `kind` is part of the keys of the rows. */
export function dueQueue<Data extends { ownerId: string }>(kind: string): DueQueue<Data> {
  const toKey = ({ dueAt, id }: DueKey) => ({
    kind,
    shard: chooseShard(id, shardCount),
    dueAt: dueAt.toISOString(),
    id,
  });
  return {
    enqueue: (key, data) => put(DueItems.put({ ...toKey(key), ownerId: data.ownerId, data }).params()),
    cancel: (key) => remove(DueItems.delete(toKey(key)).params()),
    process: (at, work) => {
      const before = new Date(at.getTime() + 1).toISOString();
      return processShards(
        shardCount,
        (shard, cursor) =>
          DueItems.query
            .byKey({ kind, shard })
            .lt({ dueAt: before })
            .go({ limit: pageSize, pages: 1, cursor, consistent: true }),
        async (rows) => {
          const succeeded = await Promise.all(rows.map((row) => processRow(row, () => work(row.data as Data))));
          return succeeded.filter((each) => !each).length;
        },
      );
    },
  };
}

/** The error when another run has already processed and removed the row. */
class AlreadyProcessed extends Error {}

/**
 * Performs the work of a row and removes the row, in one transaction.
 * @returns false when the work failed and the row stays in the queue
 */
async function processRow(
  row: { kind: string; shard: number; dueAt: string; id: string },
  work: () => Write[] | Promise<Write[]>,
): Promise<boolean> {
  const removal = remove(
    DueItems.delete(row)
      .where(({ id }, { exists }) => exists(id))
      .params(),
    () => new AlreadyProcessed(),
  );
  try {
    await retryOnConflict(async () => transact([removal, ...(await work())]));
    return true;
  } catch (error) {
    if (error instanceof AlreadyProcessed) return true;
    log.error('due item failed', error, { kind: row.kind, id: row.id });
    return false;
  }
}

/**
 * Reads and processes the rows of all shards, page by page. If a row or a shard fails, continues with the others.
 * @param processPage returns how many rows of the page failed
 * @throws Error at the end if a row or a shard failed
 */
export async function processShards<Row>(
  shards: number,
  readPage: (shard: number, cursor: string | null) => Promise<{ data: Row[]; cursor: string | null }>,
  processPage: (rows: Row[]) => Promise<number>,
): Promise<Processed> {
  let processed = 0;
  let failed = 0;
  const processShard = async (shard: number): Promise<void> => {
    let cursor: string | null = null;
    for (let count = 0; count < maxPages; count += 1) {
      const page = await readPage(shard, cursor);
      const failures = page.data.length > 0 ? await processPage(page.data) : 0;
      processed += page.data.length - failures;
      failed += failures;
      cursor = page.cursor;
      if (!cursor) return;
    }
  };
  for (let shard = 0; shard < shards; shard += 1) {
    try {
      await processShard(shard);
    } catch (error) {
      log.error('shard not processed', error, { shard });
      failed += 1;
    }
  }
  if (failed > 0) throw new Error(`${failed} failed and ${processed} succeeded. The next run tries again.`);
  return { processed };
}
