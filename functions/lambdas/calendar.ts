import { appointmentHandlers } from '#functions/appointments/handlers.ts';
import { api } from '#functions/core/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import type { OperationsOf } from '#functions/manifest.ts';
import { appointments } from '#shared/contract/appointments.ts';

/** Serves the domains that calculate with time zones and repeating visits. */
export const handler = api<OperationsOf<'calendar'>>({ ...appointments }, findCaller, { ...appointmentHandlers });
