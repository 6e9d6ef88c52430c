import { appointmentHandlers } from '#functions/appointments/handlers.ts';
import { api } from '#functions/core/http/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const handler = api(appointments, findCaller, appointmentHandlers);
