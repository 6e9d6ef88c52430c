import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { replan } from '#functions/tips/replan.ts';

export const tipEventHandlers: EventHandlers = {
  DogCreated: ({ detail: { ownerId } }) => replan(ownerId),
  DogDeleted: ({ detail: { ownerId, dogId } }) => replan(ownerId, dogId),
};
