import { removeAppointment } from '#functions/appointments/remove-appointment.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const deleteAppointment = defineHandler(appointments.deleteAppointment, ({ params, query, caller }) =>
  removeAppointment(caller.id, params.id, query.scope),
);
