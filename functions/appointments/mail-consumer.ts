import { AppointmentReminderDue } from '#events/appointments.ts';
import { reminderEmail } from '#functions/appointments/email-templates.ts';
import { findReminderContent } from '#functions/appointments/reminders/reminder-content.ts';
import { now } from '#functions/core/clock.ts';
import type { OwnEmails } from '#functions/notifications/mail-consumer.ts';

/** The email of a reminder. */
export const appointmentEmails: OwnEmails = {
  appointments: async (cause) => {
    const detail = AppointmentReminderDue.detail.parse(cause);
    // The event may have waited in the queue until after the start.
    if (Date.parse(detail.startsAt) <= now().getTime()) return undefined;
    const found = await findReminderContent(detail);
    return found && ((owner, token) => reminderEmail(owner, found.content, token));
  },
};
