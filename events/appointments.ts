import * as z from 'zod/mini';
import { event } from '#events/event.ts';
import { reminderLeads } from '#shared/contract/notifications.ts';

/** An appointment starts in a day or an hour. Emitted once each, and never for a cancelled, completed or moved one. */
export const AppointmentReminderDue = event(
  'AppointmentReminderDue',
  z.object({
    ownerId: z.string(),
    appointmentId: z.string(),
    lead: z.enum(reminderLeads),
    /** The start of the appointment when the reminder was due. An event handler that finds another start does nothing. */
    startsAt: z.string(),
  }),
  { consumers: ['consumers', 'mail'] },
);
