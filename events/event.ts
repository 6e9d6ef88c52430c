import type * as z from 'zod/mini';

/** A Lambda that reacts to events. The row of each is in `functions/manifest.ts`. */
export type ConsumerName = 'consumers' | 'photos-consumer' | 'mail';

interface EventOptions {
  /** The Lambdas whose event handlers react to it. */
  consumers?: readonly ConsumerName[];
  /** Whether it is counted as a business metric. */
  isMetric?: boolean;
}

/** A domain event: something that happened, named in the past tense, with the IDs it concerns. */
export interface EventDefinition<Type extends string = string, Detail extends z.ZodMiniObject = z.ZodMiniObject>
  extends Required<EventOptions> {
  readonly type: Type;
  readonly detail: Detail;
}

/** Declares an event. */
export function event<const Type extends string, Detail extends z.ZodMiniObject>(
  type: Type,
  detail: Detail,
  { consumers = [], isMetric = false }: EventOptions,
): EventDefinition<Type, Detail> {
  return { type, detail, consumers, isMetric };
}

/** The payload of an event. */
export type DetailOf<E extends EventDefinition> = z.output<E['detail']>;

/** The source of all our events on the bus. */
export const eventSource = 'houndwell';
