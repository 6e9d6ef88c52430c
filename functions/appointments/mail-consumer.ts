import { reminderEmail } from '#functions/appointments/email-templates.ts';
import { findRemindedVisit } from '#functions/appointments/reminded-visit.ts';
import { now } from '#functions/core/clock.ts';
import type { Reactions } from '#functions/core/consumer.ts';
import { sendEmailOnce } from '#functions/core/mail.ts';
import { emailLimitOf } from '#functions/core/mailbox.ts';
import { Subscriptions, tierAt } from '#functions/entities/subscriptions.ts';
import { preferencesOf } from '#functions/notifications/preferences.ts';
import { unsubscribeTokenOf } from '#functions/notifications/unsubscribe-links.ts';
import { includes } from '#shared/plans.ts';

/** The emails of appointments. Every plan has them; an owner without access to the calendar gets none. */
export const appointmentEmails: Reactions = {
  AppointmentReminderDue: async ({ id, detail }) => {
    const { ownerId, startsAt } = detail;
    // An email that waited in the queue is not sent after the visit.
    if (Date.parse(startsAt) <= now().getTime()) return;
    if (!(await wantsEmail(ownerId))) return;
    const found = await findRemindedVisit(detail);
    if (!found) return;
    const { owner, visit } = found;
    const render = async () => reminderEmail(owner, visit, await unsubscribeTokenOf(ownerId, 'appointments'));
    await sendEmailOnce(id, { to: owner, render, limit: emailLimitOf(owner, 'reminderEmail') });
  },
};

async function wantsEmail(ownerId: string): Promise<boolean> {
  const { appointments } = await preferencesOf(ownerId);
  if (!appointments.email) return false;
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  return subscription !== null && includes(tierAt(subscription, now()), 'calendar');
}
