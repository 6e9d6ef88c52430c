import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import { deletionDays, exportDays } from '#shared/leaving.ts';

/** Formats a day like "Saturday, December 12, 2026". */
function formatDay(at: string, timeZone: string): string {
  return new Date(at).toLocaleDateString('en-US', { dateStyle: 'full', timeZone });
}

/** Renders the email with the link to an export. */
export function exportReadyEmail(owner: Recipient, token: string): Email {
  return renderEmail(owner, {
    subject: 'Your Houndwell data is ready',
    paragraphs: [
      'Your file has everything we have about you and your dogs: profiles, visits, activities, questions, posts, payments and photos.',
      `The link works once and expires in ${exportDays} days. Then we delete the file.`,
    ],
    action: { label: 'Get my data', path: `/export#token=${token}` },
    note: "If you didn't ask for this, change your password: someone may be using your account.",
  });
}

/** Renders the email that confirms that an account will be deleted. */
export function deletionScheduledEmail(owner: Recipient, deletesAt: string, timeZone: string): Email {
  return renderEmail(owner, {
    subject: 'Your account will be deleted',
    paragraphs: [
      `We'll delete your Houndwell account on ${formatDay(deletesAt, timeZone)}, with everything in it.`,
      `You have ${deletionDays} days to change your mind. Until then you can sign in as usual, and keep your account with one tap.`,
    ],
    action: { label: 'Keep my account', path: '/profile?tab=account' },
    note: "If you didn't ask for this, sign in, keep your account and change your password.",
  });
}

/** Renders the email that confirms that an account stays. */
export function deletionCanceledEmail(owner: Recipient): Email {
  return renderEmail(owner, {
    subject: "We're keeping your account",
    paragraphs: [
      "You changed your mind, so your account stays as it is. We're glad you're here.",
      'If you had a paid plan, it still ends with its period. You can choose it again at any time.',
    ],
    action: { label: 'See my plan', path: '/pricing' },
  });
}
