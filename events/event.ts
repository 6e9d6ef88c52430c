import type * as z from 'zod/mini';

/** The name of a Lambda that handles events. `functions/manifest.ts` has the settings of each Lambda. */
export type ConsumerName = 'consumers' | 'exports' | 'photos-consumer' | 'mail' | 'push';

interface EventOptions {
  /** The Lambdas that handle the event. */
  consumers?: readonly ConsumerName[];
  /** Whether the event is counted as a business metric. */
  isMetric?: boolean;
}

/**
 * The definition of a domain event: a name that says what happened, and the schema of the payload (IDs and details).
 */
export interface EventDefinition<Type extends string = string, Detail extends z.ZodMiniObject = z.ZodMiniObject>
  extends Required<EventOptions> {
  readonly type: Type;
  readonly detail: Detail;
}

/** Defines a domain event. */
export function event<const Type extends string, Detail extends z.ZodMiniObject>(
  type: Type,
  detail: Detail,
  { consumers = [], isMetric = false }: EventOptions,
): EventDefinition<Type, Detail> {
  return { type, detail, consumers, isMetric };
}

/** The type of an event's payload. */
export type DetailOf<E extends EventDefinition> = z.output<E['detail']>;

/** The source of all our events on the bus. */
export const eventSource = 'houndwell';
