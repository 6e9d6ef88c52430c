import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { type Email, type Recipient, sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { Owners } from '#functions/entities/owners.ts';
import { referralEarnedEmail, referralWelcomeEmail } from '#functions/referrals/email-templates.ts';

/** Limits the emails about referrals that an unverified mailbox gets per UTC day. Sub-addresses share the limit. */
const referralEmailLimit = rateLimit('referralEmail', { burst: 3, seconds: 86_400 });

/** The event handler that sends emails to both owners of a completed referral. */
export const referralEmails: EventHandlers = {
  ReferralCompleted: async ({ id, detail: { referrerId, refereeId, creditAwarded } }) => {
    await emailOwner(`${id}-referrer`, referrerId, (owner) => referralEarnedEmail(owner, creditAwarded));
    await emailOwner(`${id}-referee`, refereeId, referralWelcomeEmail);
  },
};

async function emailOwner(key: string, id: string, render: (owner: Recipient) => Email): Promise<void> {
  const { data: owner } = await Owners.get({ id }).go({ consistent: true });
  if (owner) {
    await sendEmailOnce(key, {
      to: owner,
      render: () => render(owner),
      limit: findEmailLimit(owner, referralEmailLimit),
    });
  }
}
