import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { keep, readKept } from '#infra/local/kept-file.ts';
import { failedFrom, passesFilter, streamEvent } from '#infra/local/stream-event.ts';
import { localAccess } from '#infra/local/table.ts';

/** Brings inserts of the outbox from the table's stream to a Lambda, as AWS' event source mapping does. */
export interface StreamPump {
  /** Says that something may have been written: read at once. */
  nudge(): void;
  /** Resolves when a reading begun after this call found the stream empty. */
  idle(): Promise<void>;
  /** Batches delivered so far, for whoever waits until nothing moves any more. */
  delivered(): number;
  stop(): Promise<void>;
}

export interface StreamSource {
  url: string;
  streamArn: string;
  /** Keeps how far the stream was read, so that a restart goes on there. */
  checkpointFile: string;
  /** Hands at most ten records over. */
  deliver(event: DynamoDBStreamEvent): Promise<unknown>;
  /** A line for a person. */
  say(line: string): void;
}

const Checkpoint = z.object({ streamArn: z.string(), read: z.record(z.string(), z.string()) });

interface Shard {
  id: string;
  /** The last sequence number read; without one, reading begins with the oldest record. */
  after?: string | undefined;
  iterator?: string | undefined;
  /** Closed, and read to its end. */
  done?: boolean;
}

const batchSize = 10;
const attempts = 6;
const idleMs = 100;
const failingMs = 500;
const listShardsEveryMs = 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts reading where the last run stopped. */
export function startStreamPump({ url, streamArn, checkpointFile, deliver, say }: StreamSource): StreamPump {
  const client = new DynamoDBStreamsClient({ endpoint: url, ...localAccess });
  const kept = Checkpoint.safeParse(readKept(checkpointFile));
  const read = kept.success && kept.data.streamArn === streamArn ? kept.data.read : {};
  const shards = new Map<string, Shard>();
  let listedAt = 0;
  let delivered = 0;
  let stopped = false;
  let nudged = false;
  let wake = () => {};
  let waiting: (() => void)[] = [];

  const listShards = async () => {
    if (Date.now() - listedAt < listShardsEveryMs) return;
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }));
    for (const { ShardId: id } of StreamDescription?.Shards ?? []) {
      if (id && !shards.has(id)) shards.set(id, { id, after: read[id] });
    }
    listedAt = Date.now();
  };

  const iteratorOf = async (shard: Shard) => {
    const from = shard.after
      ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: shard.after }
      : { ShardIteratorType: 'TRIM_HORIZON' as const };
    const found = await client.send(new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shard.id, ...from }));
    return found.ShardIterator;
  };

  const deliverBatch = async (records: StreamRecord[]) => {
    let rest = records;
    for (let attempt = 0; rest.length > 0; attempt += 1) {
      if (attempt === attempts) {
        say(`${rest.length} announcement(s) could not be published and are left to the hourly sweep.`);
        return;
      }
      if (attempt > 0) await pause(50 * 2 ** attempt);
      const tried = rest;
      rest = await deliver(streamEvent(tried, streamArn)).then(
        (answer) => failedFrom(tried, answer),
        () => tried,
      );
    }
  };

  const readShard = async (shard: Shard): Promise<number> => {
    shard.iterator ??= await iteratorOf(shard);
    const page = await client.send(new GetRecordsCommand({ ShardIterator: shard.iterator, Limit: 100 }));
    const records = page.Records ?? [];
    const wanted = records.filter(passesFilter);
    for (let start = 0; start < wanted.length; start += batchSize) {
      // Stopped half-way: the next start reads this page again rather than losing the rest of it.
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
      keep(checkpointFile, { streamArn, read });
    }
    return records.length;
  };

  /** Reads every open shard once. @returns how many records there were */
  const pass = async () => {
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
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    let quiet = 1;
    let failing = false;
    while (!stopped) {
      const asked = waiting;
      waiting = [];
      nudged = false;
      try {
        const found = await pass();
        failing = false;
        if (found > 0) waiting.push(...asked);
        else for (const resolve of asked) resolve();
        quiet = found > 0 ? 1 : Math.min(quiet * 2, idleMs);
      } catch (error) {
        waiting.push(...asked);
        if (!failing) say(`The table's stream cannot be read for the moment (${(error as Error).message}).`);
        failing = true;
      }
      if (failing) await sleep(failingMs);
      else if (!nudged && waiting.length === 0) await sleep(quiet);
    }
    for (const resolve of waiting) resolve();
  };
  const running = run();

  const nudge = () => {
    nudged = true;
    wake();
  };
  return {
    nudge,
    idle: () =>
      new Promise((resolve) => {
        if (stopped) return resolve();
        waiting.push(resolve);
        nudge();
      }),
    delivered: () => delivered,
    stop: async () => {
      stopped = true;
      wake();
      await running;
      client.destroy();
    },
  };
}
