import { createHash } from 'node:crypto';
import { revokeCredit } from '#functions/billing/credits.ts';
import { now } from '#functions/core/clock.ts';
import { transact, update } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { Inviters, Referrals } from '#functions/entities/referrals.ts';

/**
 * Returns the cause of the credits that a referral earns. It is the same for every event about the referral. A hash,
 * because the inviting owner keeps the credit after the account of the invited owner was deleted.
 */
export function toCreditCause(refereeId: string): string {
  return `referral-${createHash('sha256').update(refereeId).digest('base64url')}`;
}

/**
 * Ends a referral between two accounts of one person, and revokes what is left of its credits. Does nothing if
 * there is no such referral. A repeated call continues after an interruption.
 */
export async function voidReferral(referrerId: string, refereeId: string): Promise<void> {
  const key = { ownerId: referrerId, refereeId };
  const at = now().toISOString();
  const wasCompleted = await retryOnConflict(async () => {
    const { data: referral } = await Referrals.get(key).go({ consistent: true });
    if (!referral) return false;
    const { status: before, completedAt } = referral;
    if (before !== 'void') {
      const voided = Referrals.patch(key)
        .set({ status: 'void' })
        .where((row, { eq }) => eq(row.status, referral.status))
        .params();
      await transact([
        update(voided, () => new VersionConflict()),
        ...(before === 'completed'
          ? [update(Inviters.patch({ ownerId: referrerId }).add({ totalReferrals: -1 }).params())]
          : []),
      ]);
    }
    return completedAt !== undefined;
  });
  if (!wasCompleted) return;
  for (const ownerId of [referrerId, refereeId]) await revokeCredit(ownerId, toCreditCause(refereeId), at);
}
