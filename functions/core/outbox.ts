import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { Entity } from 'electrodb';
import { ulid } from 'ulid';
import { type EventType, events } from '#events/catalogue.ts';
import { type DetailOf, eventSource } from '#events/event.ts';
import { clientTimeouts } from '#functions/core/aws.ts';
import { now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { log } from '#functions/core/log.ts';
import { onTable, put, type Write } from '#functions/core/table.ts';

/** Announcements wait in several shards, so that no partition takes all writes. */
export const outboxShards = 4;

/**
 * What is still to be announced. Written in the transaction of the change that it tells of; the stream brings it to
 * the bus within a moment, the sweep brings what the stream left.
 */
export const Outbox = new Entity(
  {
    model: { entity: 'announcement', service: 'outbox', version: '1' },
    attributes: {
      shard: { type: 'number', required: true },
      id: { type: 'string', required: true },
      type: { type: 'string', required: true },
      detail: { type: 'string', required: true },
      at: { type: 'string', required: true },
    },
    indexes: {
      waiting: {
        pk: { field: 'pk', composite: ['shard'], template: '$outbox#${shard}', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: '${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);

/** The write that announces an event; part of the transaction that makes it true. */
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

/** A waiting announcement as it is stored. */
export interface OutboxEvent {
  shard: number;
  id: string;
  type: string;
  detail: string;
  at: string;
}

let bus: EventBridgeClient | undefined;

/**
 * Puts announcements (at most ten) on the bus and takes from the outbox those that the bus accepted.
 * @returns the ids that the bus refused, to be tried again
 */
export async function publish(announcements: OutboxEvent[]): Promise<string[]> {
  try {
    return await putTogether(announcements);
  } catch (error) {
    const [only] = announcements;
    if (announcements.length === 1 && only) {
      log.error('announcement not published', error, { id: only.id, type: only.type });
      return [only.id];
    }
    // One that the bus cannot even read fails the whole call; alone, each of the others goes.
    const refused: string[] = [];
    for (const each of announcements) refused.push(...(await publish([each])));
    return refused;
  }
}

/** The announcement's id travels along, so that consumers recognise a second delivery. */
async function putTogether(announcements: OutboxEvent[]): Promise<string[]> {
  bus ??= new EventBridgeClient({ ...clientTimeouts, maxAttempts: 3 });
  const answer = await bus.send(
    new PutEventsCommand({
      Entries: announcements.map((each) => ({
        EventBusName: environment('EVENT_BUS_NAME'),
        Source: eventSource,
        DetailType: each.type,
        Time: new Date(each.at),
        Detail: JSON.stringify({ ...(JSON.parse(each.detail) as object), eventId: each.id }),
      })),
    }),
  );
  const refused: string[] = [];
  for (const [place, each] of announcements.entries()) {
    if (answer.Entries?.[place]?.EventId) await Outbox.delete({ shard: each.shard, id: each.id }).go();
    else refused.push(each.id);
  }
  return refused;
}

/** Older than this, the stream has failed it and the sweep publishes it. */
export const sweepAfterMs = 5 * 60 * 1000;

/**
 * One shard's announcements that are older than five minutes at that moment, oldest first, at most ten.
 * @param after an id: only those that come after it
 */
export async function overdue(shard: number, at: Date, after = ''): Promise<OutboxEvent[]> {
  const before = ulid(at.getTime() - sweepAfterMs);
  // One letter more comes after the id itself and before every later one.
  const { data } = await Outbox.query
    .waiting({ shard })
    .between({ id: `${after}!` }, { id: before })
    .go({ limit: 10, pages: 1, consistent: true });
  return data;
}
