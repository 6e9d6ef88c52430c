import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';
import { supportAnsweredEmail, supportMessageEmail, supportReceivedEmail } from '#functions/support/email-templates.ts';

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** Previews of a message to support, its confirmation, and what support decides. */
export const emailPreviews: EmailPreviews = {
  supportMessageEmail: () =>
    supportMessageEmail(
      { email: 'support@example.com', emailVerified: false, firstName: '' },
      {
        id,
        userId: id,
        name: 'Maya Torres',
        email: maya.email,
        subject: 'My phone shows the old visit time',
        category: 'technical',
        priority: 'medium',
        isPriority: true,
        status: 'open',
        createdAt: '2026-03-02T15:12:00.000Z',
        updatedAt: '2026-03-02T15:12:00.000Z',
      },
      "I moved Biscuit's vaccination to 11:00, but the calendar on my phone still says 9:30.",
    ),
  supportReceivedEmail: () => supportReceivedEmail(maya, { id }),
  'supportAnsweredEmail-answered': () =>
    supportAnsweredEmail(maya, {
      id,
      decision: 'answered',
      text: 'Your feed already has 11:00. Phones ask for changes only now and then.',
    }),
  'supportAnsweredEmail-closed': () => supportAnsweredEmail(maya, { id, decision: 'closed', text: '' }),
};
