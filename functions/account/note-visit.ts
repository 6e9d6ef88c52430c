import { now } from '#functions/core/clock.ts';
import { transact, update } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { isAway, type Owner, Owners } from '#functions/entities/owners.ts';

/** Another request has noted the visit. */
class Noted extends Error {}

/**
 * Notes that an owner has opened the app, at most once a day, if something is scheduled for the owner. Emits
 * `OwnerReturned` after a long absence.
 */
export async function noteVisit(owner: Owner): Promise<void> {
  const { id: ownerId, lastSeenOn } = owner;
  const at = now();
  const today = at.toISOString().slice(0, 10);
  if (lastSeenOn === undefined || lastSeenOn >= today) return;
  const seen = Owners.patch({ id: ownerId })
    .set({ lastSeenOn: today })
    .where((row, { eq }) => eq(row.lastSeenOn, lastSeenOn))
    .params();
  try {
    await transact([
      update(seen, () => new Noted()),
      ...(isAway(owner, at) ? [emitEvent('OwnerReturned', { ownerId })] : []),
    ]);
  } catch (error) {
    if (!(error instanceof Noted)) throw error;
  }
}
