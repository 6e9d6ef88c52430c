import { put, transact, update } from '#functions/core/data/table.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { OwnerCount, OwnerCountMarkers, ownerTotal } from '#functions/entities/owner-count.ts';

/** Increments the owner count for each new owner. An event that is delivered twice counts once. */
export const accountEventHandlers: EventHandlers = {
  OwnerRegistered: ({ detail: { ownerId } }) => countOwner(ownerId),
};

class AlreadyCounted extends Error {}

async function countOwner(ownerId: string): Promise<void> {
  const marker = put(OwnerCountMarkers.create({ ownerId }).params(), () => new AlreadyCounted());
  try {
    await transact([marker, update(OwnerCount.update(ownerTotal).add({ count: 1 }).params())]);
  } catch (error) {
    if (!(error instanceof AlreadyCounted)) throw error;
  }
}
