import type { Reactions } from '#functions/core/consumer.ts';
import { notify } from '#functions/core/notifications.ts';
import { put, transact, update } from '#functions/core/table.ts';
import { OwnerCount, OwnerCountMarkers, ownerTotal } from '#functions/entities/owner-count.ts';

/** Adds notifications and counts owners. */
export const accountReactions: Reactions = {
  OwnerRegistered: ({ detail: { ownerId } }) => countOwner(ownerId),
  EmailVerified: ({ id, at, detail: { ownerId } }) =>
    notify({
      ownerId,
      eventId: id,
      at,
      type: 'system',
      title: 'Your email is confirmed',
      message: 'You can use this address to reset your password.',
      actionUrl: '/profile?tab=account',
    }),
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
