import { changeSubscription, readSubscription } from '#functions/billing/change-subscription.ts';
import { put, transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { CreditGrants } from '#functions/entities/credit-grants.ts';

/** The grant of this event is stored already. */
class AlreadyGranted extends Error {}

/**
 * Gives an owner a free month, once per event.
 * @param eventId the event that earned the month, such as a referral
 */
export async function grantCredit(ownerId: string, eventId: string, at: string): Promise<void> {
  try {
    await retryOnConflict(async () => {
      const before = await readSubscription(ownerId);
      if (!before) return;
      const granted = CreditGrants.create({ ownerId, eventId, at }).params();
      await transact([
        put(granted, () => new AlreadyGranted()),
        changeSubscription(before, { credits: (before.credits ?? 0) + 1 }).write,
      ]);
    });
  } catch (error) {
    if (!(error instanceof AlreadyGranted)) throw error;
  }
}
