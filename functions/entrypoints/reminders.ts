import { processReminders } from '#functions/appointments/reminders/process-reminders.ts';
import { scheduled } from '#functions/core/events/scheduled.ts';

export const handler = scheduled(processReminders);
