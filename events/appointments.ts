import * as z from 'zod/mini';
import { event } from '#events/event.ts';
import { reminderLeads } from '#shared/contract/notification-preferences.ts';

/** An appointment starts in a day or in an hour. Emitted once for each `lead`, and only for a scheduled appointment. */
export const AppointmentReminderDue = event(
  'AppointmentReminderDue',
  z.object({
    ownerId: z.string(),
    appointmentId: z.string(),
    lead: z.enum(reminderLeads),
    /** The start when the event was emitted. Event handlers do nothing if the appointment was moved since. */
    startsAt: z.string(),
  }),
  { consumers: ['consumers'] },
);
