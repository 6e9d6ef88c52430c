import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';
import { leadershipDecisionEmail } from '#functions/leadership/email-templates.ts';

/** Previews of an approval with notes, and of a rejection. */
export const emailPreviews: EmailPreviews = {
  'leadershipDecisionEmail-approved': () =>
    leadershipDecisionEmail(maya, { decision: 'approved', notes: 'Clear, patient answers in the training threads.' }),
  'leadershipDecisionEmail-rejected': () =>
    leadershipDecisionEmail(maya, { decision: 'rejected', notes: 'Please answer a few questions in the forum first.' }),
};
