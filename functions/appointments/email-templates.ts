import type { ReminderContent } from '#functions/appointments/reminders/reminder-content.ts';
import {
  formatCalendarPath,
  formatDayAndTime,
  formatSummary,
} from '#functions/appointments/reminders/reminder-texts.ts';
import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import { buildUnsubscribeParts } from '#functions/notifications/unsubscribe-parts.ts';

/**
 * Renders the reminder of a visit. Names the date, because "tomorrow" would be wrong in an email that is read late.
 * Anyone can register someone else's address, so an unverified address gets only the time, and no text that the owner
 * entered.
 */
export function reminderEmail(owner: Recipient, content: ReminderContent, unsubscribeToken: string): Email {
  const when = formatDayAndTime(content);
  const { emailVerified } = owner;
  return renderEmail(owner, {
    subject: emailVerified ? `${content.dogName}: ${content.title} on ${when}` : `Your vet visit on ${when}`,
    paragraphs: emailVerified
      ? [
          `This is a reminder: ${content.title}.`,
          formatSummary(content),
          ...(content.notes ? [`Your notes: ${content.notes}`] : []),
        ]
      : [`This is a reminder of your vet visit on ${when}.`],
    action: { label: 'Open the calendar', path: formatCalendarPath(content) },
    note: emailVerified
      ? "You're getting this email because you asked Houndwell to remind you of vet visits."
      : "You're getting this email because someone added a vet visit to a Houndwell account with this address.",
    ...buildUnsubscribeParts(unsubscribeToken),
  });
}
