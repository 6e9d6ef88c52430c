import { now } from '#functions/core/clock.ts';
import { put, transact, update, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { normalizeMailbox } from '#functions/core/mail/mailbox.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { readPaymentMethods } from '#functions/entities/payment-methods.ts';
import { Inviters, Referrals, ReferredMailboxes } from '#functions/entities/referrals.ts';
import { resolveTier, Subscriptions } from '#functions/entities/subscriptions.ts';
import { findInviter } from '#functions/referrals/invite-code.ts';
import { linkFingerprint } from '#functions/referrals/same-person.ts';
import { voidReferral } from '#functions/referrals/void-referral.ts';
import { includes } from '#shared/plans.ts';

/**
 * Records with which invite an owner signed up, and completes the referral if the email is verified. A repeated call
 * continues after an interruption. Events may arrive in any order, so each of them does both.
 */
export async function updateReferral(refereeId: string): Promise<void> {
  const { data: referee } = await Owners.get({ id: refereeId }).go({ consistent: true });
  if (!referee?.invitedWith) return;
  const referrer = await findInviter(referee.invitedWith);
  if (!referrer || referrer.id === refereeId) return;
  await recordReferral(referrer, referee, referee.invitedWith);
  if (referee.emailVerified) await completeReferral(referrer, referee);
}

/** The referral is recorded already. */
class AlreadyRecorded extends Error {}

async function recordReferral(referrer: Owner, referee: Owner, inviteCode: string): Promise<void> {
  const isSelf = normalizeMailbox(referrer.email) === normalizeMailbox(referee.email);
  const recorded = Referrals.create({
    ownerId: referrer.id,
    refereeId: referee.id,
    inviteCode,
    status: isSelf ? 'void' : 'pending',
    createdAt: referee.createdAt,
  }).params();
  try {
    await write(put(recorded, () => new AlreadyRecorded()));
  } catch (error) {
    if (!(error instanceof AlreadyRecorded)) throw error;
  }
  // The event of a payment method may have arrived before the referral existed.
  const { methods } = await readPaymentMethods(referee.id);
  for (const { fingerprint } of methods) await linkFingerprint(referee.id, fingerprint);
}

/** Another invited owner has verified this mailbox. */
class AlreadyReferred extends Error {}

/** Completes a pending referral: counts it, and emits the event that gives both owners a month of credit. */
async function completeReferral({ id: ownerId }: Owner, referee: Owner): Promise<void> {
  const key = { ownerId, refereeId: referee.id };
  try {
    await retryOnConflict(async () => {
      const { data: referral } = await Referrals.get(key).go({ consistent: true });
      if (referral?.status !== 'pending') return;
      const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
      const at = now();
      const creditAwarded = subscription !== null && includes(resolveTier(subscription, at), 'referralCredits');
      const completed = Referrals.patch(key)
        .set({ status: 'completed', completedAt: at.toISOString(), creditAwarded })
        .where(({ status }, { eq }) => eq(status, 'pending'))
        .params();
      const mailbox = { mailbox: normalizeMailbox(referee.email), refereeId: referee.id };
      await transact([
        update(completed, () => new VersionConflict()),
        put(ReferredMailboxes.create(mailbox).params(), () => new AlreadyReferred()),
        update(Inviters.patch({ ownerId }).add({ totalReferrals: 1 }).params()),
        emitEvent('ReferralCompleted', { referrerId: ownerId, refereeId: referee.id, creditAwarded }),
      ]);
    });
  } catch (error) {
    if (!(error instanceof AlreadyReferred)) throw error;
    await voidReferral(ownerId, referee.id);
  }
}
