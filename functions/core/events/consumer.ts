import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { type EventType, events } from '#events/catalogue.ts';
import type { DetailOf } from '#events/event.ts';
import { log } from '#functions/core/log.ts';

/** A domain event that a consumer has received. */
export interface ReceivedEvent<Type extends EventType> {
  /** The event's ID. It is the same for every delivery of the event, so it can be the key for `once`. */
  id: string;
  detail: DetailOf<(typeof events)[Type]>;
  /** The time of the event, in ISO 8601. */
  at: string;
}

type EventHandler<Type extends EventType> = (event: ReceivedEvent<Type>) => Promise<void>;

/** The event handlers of a domain. Events may arrive twice, late or out of order, so handlers must be idempotent. */
export type EventHandlers = { readonly [Type in EventType]?: EventHandler<Type> };

const Identified = z.object({ eventId: z.string() });

/**
 * Creates the Lambda handler that runs the event handlers of one or several domains. If an event handler fails, the
 * others still run, and the event is delivered again. After the last retry, the event goes to the dead-letter queue.
 */
export function consumer(...domains: EventHandlers[]) {
  const consumes = [...new Set(domains.flatMap((handlers) => Object.keys(handlers)))] as EventType[];

  async function handle(event: EventBridgeEvent<string, unknown>): Promise<void> {
    const type = event['detail-type'] as EventType;
    const handlers = domains.flatMap((each) => (each[type] as EventHandler<EventType> | undefined) ?? []);
    if (handlers.length === 0) throw new Error(`No domain handles ${type}.`);
    const { eventId } = Identified.parse(event.detail);
    const received = { id: eventId, detail: events[type].detail.parse(event.detail), at: event.time };
    let failure: unknown;
    for (const handleEvent of handlers) {
      try {
        await handleEvent(received);
      } catch (error) {
        log.error('event handler failed', error, { type });
        failure ??= error;
      }
    }
    if (failure) throw failure;
  }

  return Object.assign(handle, { consumes });
}
