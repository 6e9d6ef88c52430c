import { ownerEntity } from '#functions/core/data/entity.ts';

/** Free months that an owner has earned, by what earned them, so that a referral earns one month. */
export const CreditGrants = ownerEntity('creditGrant', 'credit-grant#${cause}', {
  /** What earned the month, such as `referral-<hash of the invited owner's ID>`. */
  cause: { type: 'string', required: true },
  at: { type: 'string', required: true },
  /** When the month was revoked. It is never granted again. */
  revokedAt: { type: 'string' },
});
