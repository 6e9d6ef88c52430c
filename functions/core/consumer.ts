import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { type EventType, events } from '#events/catalogue.ts';
import type { DetailOf } from '#events/event.ts';
import { log } from '#functions/core/log.ts';

/** A domain event as it reaches a consumer. */
export interface ReceivedEvent<Type extends EventType> {
  /** The same for every delivery: the key to do something once. */
  id: string;
  detail: DetailOf<(typeof events)[Type]>;
  /** When it happened, as an ISO 8601 instant. */
  at: string;
}

type Reaction<Type extends EventType> = (event: ReceivedEvent<Type>) => Promise<void>;

/** A domain's reactions by event type. Events may arrive twice, late and out of order, so each reaction is idempotent. */
export type Reactions = { readonly [Type in EventType]?: Reaction<Type> };

const Identified = z.object({ eventId: z.string() });

/**
 * The Lambda handler that runs the reactions of one or several domains. When one fails, the others run all the same and
 * the event is delivered again; after the last retry it goes to the dead-letter queue.
 */
export function consumer(...domains: Reactions[]) {
  const consumes = [...new Set(domains.flatMap((reactions) => Object.keys(reactions)))] as EventType[];

  async function handle(event: EventBridgeEvent<string, unknown>): Promise<void> {
    const type = event['detail-type'] as EventType;
    const reactions = domains.flatMap((each) => (each[type] as Reaction<EventType> | undefined) ?? []);
    if (reactions.length === 0) throw new Error(`No domain reacts to ${type}.`);
    const { eventId } = Identified.parse(event.detail);
    const received = { id: eventId, detail: events[type].detail.parse(event.detail), at: event.time };
    let failure: unknown;
    for (const react of reactions) {
      try {
        await react(received);
      } catch (error) {
        log.error('reaction failed', error, { type });
        failure ??= error;
      }
    }
    if (failure) throw failure;
  }

  return Object.assign(handle, { consumes });
}
