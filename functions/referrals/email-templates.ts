import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import { describeEarned, describeWelcome, referralPath } from '#functions/referrals/texts.ts';

/** Renders the email to the inviting owner of a completed referral. It does not tell who joined. */
export function referralEarnedEmail(owner: Recipient, creditAwarded: boolean): Email {
  const { title, message } = describeEarned(creditAwarded);
  return renderEmail(owner, {
    subject: title,
    paragraphs: [message],
    action: { label: 'See your referrals', path: referralPath },
    note: "You're getting this email because someone joined Houndwell with your invite code.",
  });
}

/** Renders the email to the invited owner of a completed referral. */
export function referralWelcomeEmail(owner: Recipient): Email {
  const { title, message } = describeWelcome();
  return renderEmail(owner, {
    subject: title,
    paragraphs: [message, 'You can invite friends too. Your own code is in your profile.'],
    action: { label: 'See your credit', path: referralPath },
    note: "You're getting this email because you joined Houndwell with an invite code.",
  });
}
