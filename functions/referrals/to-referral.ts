import { mac } from '#functions/core/signing.ts';
import type { ReferralRow } from '#functions/entities/referrals.ts';
import type { Referral } from '#shared/contract/referrals.ts';

/** Converts a referral to what the API returns to the inviting owner. The ID does not tell who was invited. */
export function toReferral(row: ReferralRow): Referral {
  const { ownerId, refereeId, inviteCode, status, createdAt, completedAt = null, creditAwarded } = row;
  return {
    id: mac('referral', refereeId),
    referrerId: ownerId,
    inviteCode,
    status,
    createdAt,
    completedAt,
    creditAwarded: creditAwarded === true && status === 'completed',
  };
}
