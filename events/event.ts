import type * as z from 'zod/mini';

/** Something that happened, in the past tense, with the ids that it concerns. */
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

/** What an event carries. */
export type DetailOf<E extends EventDefinition> = z.output<E['detail']>;

/** The name under which all of our events stand on the bus. */
export const eventSource = 'houndwell';
