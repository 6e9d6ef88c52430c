import { write } from '#functions/core/data/table.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { Owners } from '#functions/entities/owners.ts';
import { scheduleTip } from '#functions/tips/tip-queue.ts';

/** Loaded on first use, because the library of tips is large, and most events don't need it. */
async function replan(ownerId: string, deletedDogId?: string): Promise<void> {
  const { replanTips } = await import('#functions/tips/replan.ts');
  await replanTips(ownerId, deletedDogId);
}

export const tipEventHandlers: EventHandlers = {
  DogCreated: ({ detail: { ownerId } }) => replan(ownerId),
  DogDeleted: ({ detail: { ownerId, dogId } }) => replan(ownerId, dogId),
  PushTurnedOn: async ({ detail: { ownerId } }) => {
    const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
    if (owner) await write(scheduleTip(owner));
  },
};
