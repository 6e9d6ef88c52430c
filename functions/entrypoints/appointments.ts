import { appointmentHandlers } from '#functions/appointments/handlers.ts';
import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const handler = api(appointments, findCaller, appointmentHandlers).use(limitWrites());
