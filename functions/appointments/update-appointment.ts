import { changeAppointment } from '#functions/appointments/change-appointment.ts';
import { appointmentOf } from '#functions/appointments/visit.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const updateAppointment = defineHandler(
  appointments.updateAppointment,
  async ({ params, query, body, caller }) =>
    appointmentOf(await changeAppointment(caller, params.id, query.scope, body)),
);
