import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';
import { moderationEmail } from '#functions/moderation/email-templates.ts';

/** Preview of the email about a hidden comment. */
export const emailPreviews: EmailPreviews = {
  moderationEmail: () =>
    moderationEmail(maya, {
      title: 'A moderator hid your comment',
      reason: 'Medicine for people can poison dogs. Advice about medicine has to point to a vet.',
      path: '/community/01ARZ3NDEKTSV4RRFFQ69G5FAV',
    }),
};
