import { reminderEmail } from '#functions/appointments/email-templates.ts';
import type { ReminderContent } from '#functions/appointments/reminders/reminder-content.ts';
import { now } from '#functions/core/clock.ts';
import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';

const token = `01ARZ3NDEKTSV4RRFFQ69G5FAV.appointments.${'A'.repeat(43)}`;

function createContent(vetName?: string): ReminderContent {
  const startsAt = new Date(now().getTime() + 24 * 3600 * 1000);
  const details = { title: 'Rabies booster', vetName, dogId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', dogName: 'Rex' };
  const notes = vetName && 'Ask about the new food. Bring the vaccination record.';
  return { ...details, notes, startsAt, timeZone: 'America/Chicago' };
}

/** Previews of the reminder with a vet, without a vet, and for an unverified address. */
export const emailPreviews: EmailPreviews = {
  reminderEmail: () => reminderEmail(maya, createContent('Dr. Reyes'), token),
  'reminderEmail-without-vet': () => reminderEmail(maya, createContent(), token),
  'reminderEmail-unverified': () => reminderEmail({ ...maya, emailVerified: false }, createContent('Dr. Reyes'), token),
};
