import { join } from 'node:path';
import { openCaptureFile } from '#infra/local/capture-file.ts';
import { type DeliveryQueue, type PendingDelivery, startDeliveryQueue } from '#infra/local/eventbridge/delivery.ts';
import { type BusEvent, eventFrom, parseEntries } from '#infra/local/eventbridge/entries.ts';
import type { Credentials } from '#infra/local/http/authorization.ts';
import { AwsError, type Emulator } from '#infra/local/http/emulator-server.ts';
import { type Action, byTarget, startJsonService } from '#infra/local/http/json-service.ts';
import { inTransaction, type State } from '#infra/local/state.ts';

/** A rule that matches events by exact values. A rule without `source` or `detailTypes` matches every value. */
export interface EventRule {
  name: string;
  source?: readonly string[];
  detailTypes?: readonly string[];
}

export interface EventBridgeOptions {
  state: State;
  dataDir: string;
  now: () => Date;
  busName: string;
  rules: EventRule[];
  credentials: Credentials;
  /** Delays between the attempts to deliver an event, in milliseconds. */
  retryDelaysMs: readonly number[];
}

/** An event that was put on the bus. `at` is the time, ISO 8601 in UTC. */
export interface PublishedEvent {
  type: string;
  detail: unknown;
  at: string;
}

/** Invokes the target of the rule named `rule`. */
export type Deliver = (rule: string, event: BusEvent) => Promise<void>;

export interface EventBridgeEmulator extends Emulator {
  /** Accepts an event from another emulator, such as a bounce from SES. */
  accept(event: BusEvent): void;
  /** Returns all events that were put on the bus, newest first. */
  published(): PublishedEvent[];
  /**
   * Starts to deliver events, first the events that the last run left pending.
   * @returns a function that stops delivery
   */
  startDelivery(deliver: Deliver): () => Promise<void>;
  /** Resolves when no delivery is pending. */
  idle(): Promise<void>;
}

function matches({ source, detailTypes }: EventRule, event: BusEvent): boolean {
  return (!source || source.includes(event.source)) && (!detailTypes || detailTypes.includes(event['detail-type']));
}

/**
 * Opens the table of pending deliveries in the state. A row is an event and a rule whose target has not received it
 * yet.
 */
function openPendingDeliveries(state: State) {
  state.database.exec(
    'CREATE TABLE IF NOT EXISTS event_deliveries (id INTEGER PRIMARY KEY, rule TEXT NOT NULL, event TEXT NOT NULL)',
  );
  const insert = state.database.prepare('INSERT INTO event_deliveries (rule, event) VALUES (?, ?)');
  const remove = state.database.prepare('DELETE FROM event_deliveries WHERE id = ?');
  const parsePending = ({ id, rule, event }: Record<string, unknown>): PendingDelivery<BusEvent> => ({
    id: Number(id),
    rule: String(rule),
    event: JSON.parse(String(event)) as BusEvent,
  });
  return {
    all: () => state.database.prepare('SELECT * FROM event_deliveries ORDER BY id').all().map(parsePending),
    add: (rule: string, event: BusEvent): PendingDelivery<BusEvent> => ({
      id: Number(insert.run(rule, JSON.stringify(event)).lastInsertRowid),
      rule,
      event,
    }),
    delete: ({ id }: PendingDelivery<BusEvent>) => {
      remove.run(id);
    },
  };
}

/**
 * Emulates EventBridge with one bus, which is also the default bus to which AWS services publish. A call is answered
 * once the events are on disk. Each event is delivered at least once, even after a restart. When all attempts have
 * failed, the event goes to `events-dead-letters.jsonl`. Stricter than AWS: an unknown bus is an error, while AWS drops
 * the event.
 */
export async function startEventBridge(options: EventBridgeOptions): Promise<EventBridgeEmulator> {
  const { state, dataDir, now, busName, rules, credentials, retryDelaysMs } = options;
  const captured = openCaptureFile<PublishedEvent>(join(dataDir, 'events.jsonl'));
  const deadLetters = openCaptureFile<object>(join(dataDir, 'events-dead-letters.jsonl'));
  const pending = openPendingDeliveries(state);
  let queue: DeliveryQueue<BusEvent> | undefined;

  const accept = (...events: BusEvent[]) => {
    const deliveries = inTransaction(state, () =>
      events.flatMap((event) =>
        rules.filter((rule) => matches(rule, event)).map(({ name }) => pending.add(name, event)),
      ),
    );
    const at = now().toISOString();
    captured.append(...events.map((event) => ({ type: event['detail-type'], detail: event.detail, at })));
    for (const delivery of deliveries) queue?.add(delivery);
  };

  const putEvents: Action = (body, { region }) => {
    const results = parseEntries(body).map((entry) => {
      try {
        return eventFrom(entry, busName, region, now());
      } catch (error) {
        if (error instanceof AwsError) return error;
        throw error;
      }
    });
    const events = results.flatMap((result) => (result instanceof AwsError ? [] : [result]));
    accept(...events);
    return {
      FailedEntryCount: results.length - events.length,
      Entries: results.map((result) =>
        result instanceof AwsError ? { ErrorCode: result.code, ErrorMessage: result.message } : { EventId: result.id },
      ),
    };
  };

  const emulator = await startJsonService({
    service: 'events',
    credentials,
    contentType: 'application/x-amz-json-1.1',
    actionOf: byTarget('AWSEvents', { PutEvents: putEvents }),
  });
  return {
    url: emulator.url,
    stop: async () => {
      await emulator.stop();
      captured.close();
      deadLetters.close();
    },
    accept,
    published: () => captured.entries.toReversed(),
    startDelivery: (deliver) => {
      const started = startDeliveryQueue<BusEvent>({
        retryDelaysMs,
        deliver: ({ rule, event }) => deliver(rule, event),
        onDelivered: pending.delete,
        onExhausted: (delivery, error) => {
          const message = error instanceof Error ? error.message : String(error);
          deadLetters.append({ rule: delivery.rule, event: delivery.event, error: message, at: now().toISOString() });
          pending.delete(delivery);
        },
      });
      for (const delivery of pending.all()) started.add(delivery);
      queue = started;
      return started.stop;
    },
    idle: async () => queue?.idle(),
  };
}
