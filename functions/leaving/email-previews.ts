import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';
import { deletionCanceledEmail, deletionScheduledEmail, exportReadyEmail } from '#functions/leaving/email-templates.ts';

/** Previews of the emails about exports and deletions. */
export const emailPreviews: EmailPreviews = {
  exportReadyEmail: () => exportReadyEmail(maya, 'sample-token'),
  deletionScheduledEmail: () => deletionScheduledEmail(maya, '2026-12-12T15:00:00.000Z', 'America/Chicago'),
  deletionCanceledEmail: () => deletionCanceledEmail(maya),
};
