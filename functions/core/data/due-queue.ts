import { tableEntity } from '#functions/core/data/entity.ts';
import { chooseShard, put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { log } from '#functions/core/log.ts';

/** Each kind of work is spread over several partitions. */
const shardCount = 4;

/** Rows per query; they are processed concurrently. */
const pageSize = 25;

/** Pages per shard and run. What is left waits for the next run. */
const maxPages = 200;

/** Work of each kind by its due time, in 4 shards, so that a query reads only what is due. */
export const DueItems = tableEntity('dueItem', 'due#${kind}#${shard}', '${dueAt}#${id}', {
  kind: { type: 'string', required: true },
  shard: { type: 'number', required: true },
  dueAt: { type: 'string', required: true },
  id: { type: 'string', required: true },
  data: { type: 'any', required: true },
});

/** Identifies a row of a queue. */
export interface DueKey {
  dueAt: Date;
  /** Unique among the rows of one kind that are due at the same time. */
  id: string;
}

/** A queue of one kind of work. To reschedule, `cancel` and `enqueue` in one transaction; the due time must differ. */
export interface DueQueue<Data> {
  /** The write that adds a row, or replaces the row of the same key. */
  enqueue(key: DueKey, data: Data): Write;
  /** The write that removes a row, if it is still waiting. */
  cancel(key: DueKey): Write;
  /**
   * Processes every row that is due at `at`; a schedule calls it. A row is removed in the transaction of the writes that
   * `work` returns, so that late, repeated or interrupted runs do the work exactly once. `work` runs again when it
   * throws, or a write fails with, `VersionConflict`.
   * @throws Error at the end when a row failed; it stays in the queue for the next run
   */
  process(at: Date, work: (data: Data) => Write[] | Promise<Write[]>): Promise<Processed>;
}

/** How many rows a run has processed. */
export type Processed = { processed: number };

/** Declares the queue of one kind of work. `kind` becomes part of the rows' keys. */
export function dueQueue<Data extends object>(kind: string): DueQueue<Data> {
  const toKey = ({ dueAt, id }: DueKey) => ({
    kind,
    shard: chooseShard(id, shardCount),
    dueAt: dueAt.toISOString(),
    id,
  });
  return {
    enqueue: (key, data) => put(DueItems.put({ ...toKey(key), data }).params()),
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

/** Another run has processed and deleted the row. */
class AlreadyProcessed extends Error {}

/** @returns false when the row failed and stays in the queue */
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
 * Reads sharded rows page by page. A failing row or shard does not block the others.
 * @param processPage returns how many of its rows failed
 * @throws Error at the end when anything failed
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
