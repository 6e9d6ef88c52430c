import { isReminderDue } from '#functions/appointments/reminders/reminder-content.ts';
import { scheduled } from '#functions/core/events/scheduled.ts';
import { sendHeld } from '#functions/notifications/send-held.ts';
import { processSummaries } from '#functions/notifications/summary-schedule.ts';

/** Runs both kinds of work, even if one fails. */
export const handler = scheduled(async (at) => {
  const [held, summaries] = await Promise.allSettled([
    sendHeld(at, { appointments: isReminderDue }),
    processSummaries(at),
  ]);
  if (held.status === 'rejected') throw held.reason;
  if (summaries.status === 'rejected') throw summaries.reason;
  return { held: held.value.processed, summaries: summaries.value.processed };
});
