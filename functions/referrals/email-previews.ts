import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';
import { referralEarnedEmail, referralWelcomeEmail } from '#functions/referrals/email-templates.ts';

/** Previews of the emails to both owners of a completed referral, and to one whose plan has no referral credits. */
export const emailPreviews: EmailPreviews = {
  'referralEarnedEmail-awarded': () => referralEarnedEmail(maya, true),
  'referralEarnedEmail-other-plan': () => referralEarnedEmail(maya, false),
  referralWelcomeEmail: () => referralWelcomeEmail(maya),
};
