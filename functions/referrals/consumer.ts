import { grantCredit } from '#functions/billing/credits.ts';
import type { EventHandlers, ReceivedEvent } from '#functions/core/events/consumer.ts';
import { notify } from '#functions/notifications/notify.ts';
import { updateReferral } from '#functions/referrals/referral.ts';
import { linkFingerprint } from '#functions/referrals/same-person.ts';
import { describeEarned, describeWelcome, referralPath } from '#functions/referrals/texts.ts';
import { toCreditCause } from '#functions/referrals/void-referral.ts';

/** The event handlers that record and complete referrals, and give both owners their month. */
export const referralEventHandlers: EventHandlers = {
  OwnerRegistered: ({ detail: { ownerId } }) => updateReferral(ownerId),
  EmailVerified: ({ detail: { ownerId } }) => updateReferral(ownerId),
  PaymentMethodSaved: ({ detail: { ownerId, fingerprint } }) => linkFingerprint(ownerId, fingerprint),
  ReferralCompleted,
};

async function ReferralCompleted({ id, at, detail }: ReceivedEvent<'ReferralCompleted'>): Promise<void> {
  const { referrerId, refereeId, creditAwarded } = detail;
  const cause = toCreditCause(refereeId);
  if (creditAwarded) await grantCredit(referrerId, cause, at);
  await grantCredit(refereeId, cause, at);
  const shared = { eventId: id, at, kind: 'account', except: ['email'], actionUrl: referralPath } as const;
  await notify({ ...shared, ownerId: referrerId, ...describeEarned(creditAwarded) });
  await notify({ ...shared, ownerId: refereeId, ...describeWelcome() });
}
