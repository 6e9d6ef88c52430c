import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';

/** What a moderator decided about an application. */
interface LeadershipDecision {
  decision: 'approved' | 'rejected';
  /** What the moderator wrote to the applicant; may be empty. */
  notes: string;
}

/**
 * Renders the decision about an application to become a Leading Member. An unverified address gets no text that a person
 * wrote, because the address may be someone else's.
 */
export function leadershipDecisionEmail(owner: Recipient, { decision, notes }: LeadershipDecision): Email {
  const isApproved = decision === 'approved';
  return renderEmail(owner, {
    subject: isApproved ? 'Welcome, Leading Member' : 'Your leadership application',
    paragraphs: [
      isApproved
        ? 'Your application was approved. Your name in the community now has the Leading Member badge, and you can help to decide about reported posts and comments.'
        : "Thank you for offering to lead. A moderator read every answer, and your application wasn't accepted this time. You can send another one.",
      ...(notes && owner.emailVerified ? [`The moderator wrote: ${notes}`] : []),
    ],
    action: { label: 'See the decision', path: '/profile?tab=leader' },
    note: "You're getting this email because someone applied to become a Leading Member with the Houndwell account of this address.",
  });
}
