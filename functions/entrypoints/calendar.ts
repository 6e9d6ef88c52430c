import { appointmentHandlers } from '#functions/appointments/handlers.ts';
import { calendarHandlers } from '#functions/calendar/handlers.ts';
import { api } from '#functions/core/http/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import type { OperationsOf } from '#functions/manifest.ts';
import { appointments } from '#shared/contract/appointments.ts';
import { calendar } from '#shared/contract/calendar.ts';

/** Serves the domains that calculate with time zones and repeating visits. */
export const handler = api<OperationsOf<'calendar'>>({ ...appointments, ...calendar }, findCaller, {
  ...appointmentHandlers,
  ...calendarHandlers,
});
