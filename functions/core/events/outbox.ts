import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { EntityItem } from 'electrodb';
import { ulid } from 'ulid';
import { type EventType, events } from '#events/catalogue.ts';
import { type DetailOf, eventSource } from '#events/event.ts';
import { clientTimeouts } from '#functions/core/aws.ts';
import { now } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { put, type Write } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import { log } from '#functions/core/log.ts';

/** How many partitions store the events. */
export const outboxShards = 4;

/**
 * Transactional outbox, in 4 shards: events are stored in the transaction of the change that they report, and deleted
 * when they are published. The table's stream publishes new events at once. The sweep publishes events that the stream
 * missed, so an event is at most ten minutes late after an outage of the bus.
 */
export const Outbox = tableEntity('outboxEvent', '$outbox#${shard}', '${id}', {
  shard: { type: 'number', required: true },
  /** A ULID, so that events are sorted by time. */
  id: { type: 'string', required: true },
  type: { type: 'string', required: true },
  /** The payload as JSON. */
  detail: { type: 'string', required: true },
  at: { type: 'string', required: true },
});
export type OutboxEvent = EntityItem<typeof Outbox>;

/** Returns the write that emits an event. Include the write in the transaction of the change that the event reports. */
export function emitEvent<Type extends EventType>(type: Type, detail: DetailOf<(typeof events)[Type]>): Write {
  const at = now();
  return put(
    Outbox.create({
      shard: Math.floor(Math.random() * outboxShards),
      id: ulid(at.getTime()),
      type,
      detail: JSON.stringify(events[type].detail.parse(detail)),
      at: at.toISOString(),
    }).params(),
  );
}

let bus: EventBridgeClient | undefined;

/** The maximum number of entries in a PutEvents call. */
export const publishBatchSize = 10;

/**
 * Publishes up to `publishBatchSize` events, and removes the published events from the outbox.
 * @returns the IDs of the events that the bus refused
 */
export async function publish(batch: OutboxEvent[]): Promise<string[]> {
  try {
    return await putEvents(batch);
  } catch (error) {
    const [only] = batch;
    if (batch.length === 1 && only) {
      log.error('event not published', error, { id: only.id, type: only.type });
      return [only.id];
    }
    // One malformed entry fails the whole call, so each event is retried in a separate call.
    const refused: string[] = [];
    for (const each of batch) refused.push(...(await publish([each])));
    return refused;
  }
}

/**
 * Sends events to the bus, and removes those that the bus accepts from the outbox. Each payload contains the event's
 * ID, so that consumers can detect a second delivery.
 */
async function putEvents(batch: OutboxEvent[]): Promise<string[]> {
  bus ??= new EventBridgeClient({ ...clientTimeouts, maxAttempts: 3 });
  const { Entries } = await bus.send(
    new PutEventsCommand({
      Entries: batch.map((each) => ({
        EventBusName: environment('EVENT_BUS_NAME'),
        Source: eventSource,
        DetailType: each.type,
        Time: new Date(each.at),
        Detail: JSON.stringify({ ...(JSON.parse(each.detail) as object), eventId: each.id }),
      })),
    }),
  );
  const refused: string[] = [];
  for (const [index, { shard, id }] of batch.entries()) {
    if (Entries?.[index]?.EventId) await Outbox.delete({ shard, id }).go();
    else refused.push(id);
  }
  return refused;
}

/** Events older than this should have been published by the stream. */
const sweepAfterMs = 5 * 60 * 1000;

/** Reads one page of a shard's events that were older than five minutes at `at`, oldest first. */
export function readOverdue(shard: number, at: Date, cursor: string | null) {
  return Outbox.query
    .byKey({ shard })
    .lt({ id: ulid(at.getTime() - sweepAfterMs) })
    .go({ limit: publishBatchSize, pages: 1, cursor, consistent: true });
}
