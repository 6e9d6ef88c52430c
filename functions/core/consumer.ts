import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { type EventType, events } from '#events/catalogue.ts';
import type { DetailOf } from '#events/event.ts';
import { log } from '#functions/core/log.ts';

/** An announcement as it reaches a consumer. `id` is the same at every delivery: the key of doing it once. */
export interface Announced<Type extends EventType> {
  id: string;
  detail: DetailOf<(typeof events)[Type]>;
  at: string;
}

type Reactions = { [Type in EventType]?: (announced: Announced<Type>) => Promise<void> };

const Identified = z.object({ eventId: z.string() });

/**
 * The Lambda of a consumer: one reaction per event. Deliveries may come twice, late or out of order; a reaction that
 * throws is delivered again, and after that goes to the dead letters.
 */
export function consumer(reactions: Reactions) {
  return async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
    const type = event['detail-type'] as EventType;
    const react = reactions[type] as ((announced: Announced<EventType>) => Promise<void>) | undefined;
    if (!react) throw new Error(`No reaction to ${type}.`);
    try {
      const { eventId } = Identified.parse(event.detail);
      await react({ id: eventId, detail: events[type].detail.parse(event.detail), at: event.time });
    } catch (error) {
      log.error('reaction failed', error, { type });
      throw error;
    }
  };
}
