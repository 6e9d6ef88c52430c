import { processReminders } from '#functions/appointments/reminders.ts';
import { scheduled } from '#functions/core/events/scheduled.ts';

export const handler = scheduled(processReminders);
