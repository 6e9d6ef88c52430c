import { put, write } from '#functions/core/data/table.ts';
import { PaymentFingerprints } from '#functions/entities/payment-fingerprints.ts';
import { voidReferral } from '#functions/referrals/void-referral.ts';

/**
 * Notes that an owner has a card or bank account, and ends referrals between owners who share it. The note is written
 * before the others are read, so of two owners who save it at the same time, at least one finds the other.
 */
export async function linkFingerprint(ownerId: string, fingerprint: string): Promise<void> {
  await write(put(PaymentFingerprints.put({ fingerprint, ownerId }).params()));
  const { data: owners } = await PaymentFingerprints.query
    .byKey({ fingerprint })
    .go({ pages: 'all', consistent: true });
  for (const { ownerId: otherId } of owners) {
    if (otherId === ownerId) continue;
    await voidReferral(otherId, ownerId);
    await voidReferral(ownerId, otherId);
  }
}
