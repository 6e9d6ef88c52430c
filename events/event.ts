import type * as z from 'zod/mini';

/** A domain event: something that happened, named in the past tense, with the IDs it concerns. */
export interface EventDefinition<Type extends string = string, Detail extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly type: Type;
  readonly detail: Detail;
}

/** Declares an event. */
export function event<const Type extends string, Detail extends z.ZodMiniObject>(
  type: Type,
  detail: Detail,
): EventDefinition<Type, Detail> {
  return { type, detail };
}

/** The payload of an event. */
export type DetailOf<E extends EventDefinition> = z.output<E['detail']>;

/** The source of all our events on the bus. */
export const eventSource = 'houndwell';
