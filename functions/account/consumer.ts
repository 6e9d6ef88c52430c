import type { Reactions } from '#functions/core/consumer.ts';
import { put, transact, update } from '#functions/core/table.ts';
import { OwnerCount, OwnerCountMarkers, ownerTotal } from '#functions/entities/owner-count.ts';

/** Counts owners. */
export const accountReactions: Reactions = {
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
