import { reminderEmail } from '#functions/appointments/email-templates.ts';
import { findReminderContent } from '#functions/appointments/reminders/reminder-content.ts';
import { now } from '#functions/core/clock.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { resolveTier, Subscriptions } from '#functions/entities/subscriptions.ts';
import { readPreferences } from '#functions/notifications/preferences.ts';
import { createUnsubscribeToken } from '#functions/notifications/unsubscribe-links.ts';
import { includes } from '#shared/plans.ts';

/**
 * Limits how many reminders of visits an unverified mailbox gets per UTC day. Sub-addresses share the mailbox's limit.
 */
const reminderEmailLimit = rateLimit('reminderEmail', { burst: 5, seconds: 86_400 });

/** The event handlers that send emails about appointments. Owners whose plan has no calendar get no reminders. */
export const appointmentEmails: EventHandlers = {
  AppointmentReminderDue: async ({ id, detail }) => {
    const { ownerId, startsAt } = detail;
    // The event may have waited in the queue until after the start.
    if (Date.parse(startsAt) <= now().getTime()) return;
    if (!(await wantsEmail(ownerId))) return;
    const found = await findReminderContent(detail);
    if (!found) return;
    const { owner, content } = found;
    const render = async () => reminderEmail(owner, content, await createUnsubscribeToken(ownerId, 'appointments'));
    await sendEmailOnce(id, { to: owner, render, limit: findEmailLimit(owner, reminderEmailLimit) });
  },
};

async function wantsEmail(ownerId: string): Promise<boolean> {
  const { appointments } = await readPreferences(ownerId);
  if (!appointments.email) return false;
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  return subscription !== null && includes(resolveTier(subscription, now()), 'calendar');
}
