import { changeSubscription, readSubscription } from '#functions/billing/change-subscription.ts';
import { put, transact } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { CreditGrants } from '#functions/entities/credit-grants.ts';

/** This grant is stored already. */
class AlreadyGranted extends Error {}

/**
 * Gives an owner a free month, once per cause.
 * @param cause what earned the month, such as a referral
 */
export async function grantCredit(ownerId: string, cause: string, at: string): Promise<void> {
  try {
    await retryOnConflict(async () => {
      const before = await readSubscription(ownerId);
      if (!before) return;
      const granted = CreditGrants.create({ ownerId, cause, at }).params();
      const credits = (before.credits ?? 0) + 1;
      await transact([
        put(granted, () => new AlreadyGranted()),
        changeSubscription(before, { credits, lastCreditAt: at }).write,
      ]);
    });
  } catch (error) {
    if (!(error instanceof AlreadyGranted)) throw error;
  }
}

/**
 * Revokes a free month, once per cause, unless the owner has used all of them. If the month was not granted yet, it
 * never will be.
 */
export async function revokeCredit(ownerId: string, cause: string, at: string): Promise<void> {
  await retryOnConflict(async () => {
    const { data: grant } = await CreditGrants.get({ ownerId, cause }).go({ consistent: true });
    if (grant?.revokedAt) return;
    const revoked = CreditGrants.put({ ownerId, cause, at: grant?.at ?? at, revokedAt: at })
      .where((row, { exists, notExists }) =>
        grant ? `${exists(row.at)} AND ${notExists(row.revokedAt)}` : notExists(row.at),
      )
      .params();
    const before = grant && (await readSubscription(ownerId));
    const credits = before?.credits ?? 0;
    await transact([
      put(revoked, () => new VersionConflict()),
      ...(before && credits > 0 ? [changeSubscription(before, { credits: credits - 1 }).write] : []),
    ]);
  });
}
