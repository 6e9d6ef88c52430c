import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { passesFilter, recordsToRetry, streamEvent } from '#infra/local/dynamodb/stream-records.ts';
import { localAccess } from '#infra/local/dynamodb/table.ts';
import type { State } from '#infra/local/state.ts';

/** Reads the table's stream and invokes the outbox Lambda with new outbox rows, as an event source mapping does. */
export interface StreamPoller {
  /** Reads the stream without waiting for the next poll. Called when something may have been written. */
  wake(): void;
  /** Resolves when a read that started after this call found no new records. */
  idle(): Promise<void>;
  /** The number of batches delivered so far. */
  delivered(): number;
  stop(): Promise<void>;
}

export interface StreamSource {
  url: string;
  streamArn: string;
  state: State;
  /** Invokes the outbox Lambda with an event of at most ten records. */
  deliver(event: DynamoDBStreamEvent): Promise<unknown>;
  log(line: string): void;
}

/** The progress in the stream. `read` maps a shard's ID to the last sequence number that was read. */
interface Checkpoint {
  streamArn: string;
  read: Record<string, string>;
}

interface Shard {
  id: string;
  /** The last sequence number that was read; undefined to start with the oldest record. */
  after?: string | undefined;
  iterator?: string | undefined;
  /** Whether the shard is closed and all of its records were read. */
  done?: boolean;
}

const stateName = 'streamCheckpoint';
const batchSize = 10;
const maxAttempts = 6;
const maxIdleMs = 100;
const delayAfterErrorMs = 500;
const listShardsEveryMs = 60_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts to poll the stream, from the checkpoint of the last run. */
export function startStreamPoller({ url, streamArn, state, deliver, log }: StreamSource): StreamPoller {
  const client = new DynamoDBStreamsClient({ endpoint: url, ...localAccess });
  const checkpoint = state.read(stateName) as Checkpoint | undefined;
  const read = checkpoint?.streamArn === streamArn ? checkpoint.read : {};
  const shards = new Map<string, Shard>();
  let listedAt = 0;
  let delivered = 0;
  let stopped = false;
  let woken = false;
  let endSleep = () => {};
  let waiting: (() => void)[] = [];

  const listShards = async () => {
    if (Date.now() - listedAt < listShardsEveryMs) return;
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }));
    for (const { ShardId: id } of StreamDescription?.Shards ?? []) {
      if (id && !shards.has(id)) shards.set(id, { id, after: read[id] });
    }
    listedAt = Date.now();
  };

  const openIterator = async (shard: Shard) => {
    const from = shard.after
      ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: shard.after }
      : { ShardIteratorType: 'TRIM_HORIZON' as const };
    const found = await client.send(new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shard.id, ...from }));
    return found.ShardIterator;
  };

  const deliverBatch = async (records: StreamRecord[]) => {
    let rest = records;
    for (let attempt = 0; rest.length > 0; attempt += 1) {
      if (attempt === maxAttempts) {
        log(`${rest.length} event(s) could not be published and are left to the sweep.`);
        return;
      }
      if (attempt > 0) await delay(50 * 2 ** attempt);
      const tried = rest;
      rest = await deliver(streamEvent(tried, streamArn)).then(
        (response) => recordsToRetry(tried, response),
        () => tried,
      );
    }
  };

  const readShard = async (shard: Shard): Promise<number> => {
    shard.iterator ??= await openIterator(shard);
    const page = await client.send(new GetRecordsCommand({ ShardIterator: shard.iterator, Limit: 100 }));
    const records = page.Records ?? [];
    const wanted = records.filter(passesFilter);
    for (let start = 0; start < wanted.length; start += batchSize) {
      // Returns without saving a checkpoint, so the next start reads this page of records again.
      if (stopped) return 0;
      await deliverBatch(wanted.slice(start, start + batchSize));
      delivered += 1;
    }
    shard.iterator = page.NextShardIterator;
    shard.done = !page.NextShardIterator;
    if (shard.done) listedAt = 0;
    const last = records.at(-1)?.dynamodb?.SequenceNumber;
    if (last) {
      shard.after = last;
      read[shard.id] = last;
      state.write(stateName, { streamArn, read } satisfies Checkpoint);
    }
    return records.length;
  };

  /** Reads one page of every open shard. @returns the number of records */
  const readShards = async () => {
    await listShards();
    let found = 0;
    for (const shard of shards.values()) {
      if (shard.done) continue;
      try {
        found += await readShard(shard);
      } catch (error) {
        shard.iterator = undefined;
        if ((error as Error).name === 'TrimmedDataAccessException') shard.after = undefined;
        throw error;
      }
    }
    return found;
  };

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    let idleMs = 1;
    let failing = false;
    while (!stopped) {
      const asking = waiting;
      waiting = [];
      woken = false;
      try {
        const found = await readShards();
        failing = false;
        if (found > 0) waiting.push(...asking);
        else for (const resolve of asking) resolve();
        idleMs = found > 0 ? 1 : Math.min(idleMs * 2, maxIdleMs);
      } catch (error) {
        waiting.push(...asking);
        if (!failing) log(`The table's stream cannot be read (${(error as Error).message}). Trying again.`);
        failing = true;
      }
      if (failing) await sleep(delayAfterErrorMs);
      else if (!woken && waiting.length === 0) await sleep(idleMs);
    }
    for (const resolve of waiting) resolve();
  };
  const running = run();

  const wake = () => {
    woken = true;
    endSleep();
  };
  return {
    wake,
    idle: () =>
      new Promise((resolve) => {
        if (stopped) return resolve();
        waiting.push(resolve);
        wake();
      }),
    delivered: () => delivered,
    stop: async () => {
      stopped = true;
      endSleep();
      await running;
      client.destroy();
    },
  };
}
