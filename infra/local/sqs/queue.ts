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
  /** How many times the consumer gets a message before the message goes to the dead-letter queue. */
  maxReceives: number;
  /** The maximum number of invocations of the consumer that run at the same time. */
  maxConcurrency: number;
  /** Invokes the consumer Lambda with an event of one message. */
  invoke(event: SQSEvent): Promise<unknown>;
}

/** A queue, with the event source mapping that invokes its consumer Lambda. */
export interface LocalQueue {
  /** Stores the message. It is on disk when this returns. */
  send(body: string): void;
  /** Returns how many messages were sent since the queue was started. */
  sent(): number;
  /** Receives the messages that are visible now. Must be called after the application's clock was changed. */
  clockMoved(): void;
  /**
   * Resolves when no message is visible or being consumed. Failed messages may still wait for the visibility timeout.
   */
  idle(): Promise<void>;
  /** Receives no more messages, and waits for the running invocations. */
  stop(): Promise<void>;
}

interface Message {
  id: string;
  body: string;
  sentMs: number;
  receives: number;
}

/** The maximum time between checks of the clock, because timers do not advance while the machine sleeps. */
const maxWaitMs = 30_000;

/** Opens the table of messages in the state, for one queue. */
function openMessages({ database }: State, queue: string) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS queue_messages (
      id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, sent_ms INTEGER NOT NULL,
      visible_ms INTEGER NOT NULL, receives INTEGER NOT NULL
    )
  `);
  const insert = database.prepare('INSERT INTO queue_messages VALUES (?, ?, ?, ?, ?, 0)');
  // If a message would stay invisible for longer than the visibility timeout, the clock was set back. It counts as
  // visible.
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
    /** Returns when the next message becomes visible, in epoch milliseconds; undefined when the queue is empty. */
    nextMs: (): number | undefined => (next.get(queue)?.ms as number | null) ?? undefined,
    delete: (id: string) => void remove.run(id),
  };
}

/**
 * Emulates an SQS standard queue and the event source mapping of its Lambda: batches of one message, partial batch
 * responses, and a maximum concurrency. A failed message is received again when the visibility timeout has passed on
 * the application's clock. After `maxReceives`, the message goes to `<name>-dead-letters.jsonl`.
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
      // The Lambda threw or timed out, so the message stays in the queue.
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(message.id);
        receiveVisible();
      });
    underWay.set(message.id, work);
  }

  /** Receives the visible messages, and sets the timer for the next message that becomes visible. */
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
    // At maximum concurrency, no timer is needed for the next message: the end of an invocation receives the message.
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

/** Builds the event with which Lambda invokes the consumer for a message. */
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
