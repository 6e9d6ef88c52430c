import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findRecipient, wants } from '#functions/notifications/recipient.ts';
import { createUnsubscribeToken } from '#functions/notifications/unsubscribe-links.ts';
import { weeklySummaryEmail } from '#functions/summaries/email-templates.ts';
import { readWeek } from '#functions/summaries/read-week.ts';

export const summaryEmails: EventHandlers = {
  WeeklySummaryDue: async ({ detail: { ownerId, date } }) => {
    const recipient = await findRecipient(ownerId);
    if (!recipient?.owner.emailVerified || !wants(recipient, 'summary', 'email')) return;
    const { owner } = recipient;
    await sendEmailOnce(`weekly-summary#${ownerId}#${date}`, {
      to: owner,
      render: async () =>
        weeklySummaryEmail(owner, await readWeek(owner, date), await createUnsubscribeToken(ownerId, 'summary')),
    });
  },
};
