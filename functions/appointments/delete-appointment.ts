import { removeAppointment } from '#functions/appointments/remove-appointment.ts';
import { answer } from '#functions/core/api.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const deleteAppointment = answer(appointments.deleteAppointment, ({ params, query, caller }) =>
  removeAppointment(caller.id, params.id, query.scope),
);
