import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openCaptureFile } from '#infra/local/capture-file.ts';
import type { State } from '#infra/local/state.ts';

export interface QueueOptions {
  state: State;
  dataDir: string;
  /** The application's clock, which may jump. */
  now: () => Date;
  name: string;
  region: string;
  visibilityTimeoutSeconds: number;
  /** How often a message is received before it goes to the dead-letter queue. */
  maxReceives: number;
  /** How many invocations of the consumer run at a time. */
  maxConcurrency: number;
  /** Invokes the consumer with one message. */
  invoke(event: SQSEvent): Promise<unknown>;
}

/** A queue with the Lambda that consumes it. */
export interface LocalQueue {
  /** Keeps the message; it is on the disk when this returns. */
  send(body: string): void;
  /** How many messages have been sent since the start. */
  sent(): number;
  /** To be called after the application's clock was changed: receives what has become visible. */
  clockMoved(): void;
  /** Resolves when no message is visible or under way. Failed ones may wait for their visibility timeout. */
  idle(): Promise<void>;
  /** Waits for the messages under way. */
  stop(): Promise<void>;
}

interface Message {
  id: string;
  body: string;
  sentMs: number;
  receives: number;
}

/** The clock is checked at least this often: timers do not advance while the machine sleeps. */
const maxWaitMs = 30_000;

/** The messages of a queue in the state. */
function openMessages({ database }: State, queue: string) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS queue_messages (
      id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, sent_ms INTEGER NOT NULL,
      visible_ms INTEGER NOT NULL, receives INTEGER NOT NULL
    )
  `);
  const insert = database.prepare('INSERT INTO queue_messages VALUES (?, ?, ?, ?, ?, 0)');
  // A message that is invisible for longer than the timeout was received before the clock was set back.
  const visible = database.prepare(
    'SELECT * FROM queue_messages WHERE queue = ? AND (visible_ms <= ? OR visible_ms > ?) ORDER BY visible_ms, rowid',
  );
  const receive = database.prepare('UPDATE queue_messages SET receives = receives + 1, visible_ms = ? WHERE id = ?');
  const next = database.prepare('SELECT min(visible_ms) AS ms FROM queue_messages WHERE queue = ?');
  const remove = database.prepare('DELETE FROM queue_messages WHERE id = ?');
  return {
    add: (body: string, nowMs: number) => void insert.run(randomUUID(), queue, body, nowMs, nowMs),
    visible: (nowMs: number, timeoutMs: number): Message[] =>
      visible.all(queue, nowMs, nowMs + timeoutMs).map(({ id, body, sent_ms, receives }) => ({
        id: String(id),
        body: String(body),
        sentMs: Number(sent_ms),
        receives: Number(receives),
      })),
    receive: (id: string, visibleMs: number) => void receive.run(visibleMs, id),
    /** Epoch milliseconds at which the next message becomes visible. */
    nextMs: (): number | undefined => (next.get(queue)?.ms as number | null) ?? undefined,
    delete: (id: string) => void remove.run(id),
  };
}

/**
 * Emulates an SQS standard queue with its Lambda event source: batches of one message, partial batch responses, and a
 * limit of concurrency. A failed message is received again after the visibility timeout, by the application's clock; after
 * the last receive it goes to `<name>-dead-letters.jsonl`.
 */
export function startQueue(options: QueueOptions): LocalQueue {
  const { state, dataDir, now, name, region, maxReceives, maxConcurrency, invoke } = options;
  const timeoutMs = options.visibilityTimeoutSeconds * 1000;
  const messages = openMessages(state, name);
  const deadLetters = openCaptureFile<object>(join(dataDir, `${name}-dead-letters.jsonl`));
  const underWay = new Map<string, Promise<void>>();
  let waiting: (() => void)[] = [];
  let sent = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function consume(message: Message): Promise<void> {
    const receives = message.receives + 1;
    messages.receive(message.id, now().getTime() + timeoutMs);
    const response = await invoke(sqsEvent({ ...message, receives }, name, region));
    const { batchItemFailures = [] } = (response ?? {}) as Partial<SQSBatchResponse>;
    if (batchItemFailures.length === 0) messages.delete(message.id);
  }

  function start(message: Message): void {
    const work = consume(message)
      // The Lambda threw or timed out, so the message stays.
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(message.id);
        receiveVisible();
      });
    underWay.set(message.id, work);
  }

  /** Receives visible messages and sets the timer for the next one. */
  function receiveVisible(): void {
    clearTimeout(timer);
    if (stopped) return;
    const time = now();
    for (const message of messages.visible(time.getTime(), timeoutMs)) {
      if (underWay.size >= maxConcurrency) break;
      if (underWay.has(message.id)) continue;
      if (message.receives < maxReceives) start(message);
      else {
        deadLetters.append({ message: JSON.parse(message.body), at: time.toISOString() });
        messages.delete(message.id);
      }
    }
    // With every place taken, the end of an invocation receives the next message.
    const isFull = underWay.size >= maxConcurrency;
    const waitMs = isFull ? maxWaitMs : (messages.nextMs() ?? Number.POSITIVE_INFINITY) - now().getTime();
    timer = setTimeout(receiveVisible, Math.min(maxWaitMs, Math.max(waitMs, 20)));
    if (underWay.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  receiveVisible();
  return {
    send: (body) => {
      sent += 1;
      messages.add(body, now().getTime());
      receiveVisible();
    },
    sent: () => sent,
    clockMoved: receiveVisible,
    idle: async () => {
      if (underWay.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(underWay.values());
      deadLetters.close();
    },
  };
}

/** The event that Lambda makes of a message. */
function sqsEvent({ id, body, sentMs, receives }: Message, queue: string, region: string): SQSEvent {
  const attributes = {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentMs),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(sentMs),
  };
  const record = {
    messageId: id,
    receiptHandle: randomUUID(),
    body,
    attributes,
    messageAttributes: {},
    md5OfBody: createHash('md5').update(body).digest('hex'),
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${region}:000000000000:${queue}`,
    awsRegion: region,
  };
  return { Records: [record] };
}
