import { changeAppointment } from '#functions/appointments/change-appointment.ts';
import { appointmentOf } from '#functions/appointments/visit.ts';
import { answer } from '#functions/core/api.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const updateAppointment = answer(appointments.updateAppointment, async ({ params, query, body, caller }) =>
  appointmentOf(await changeAppointment(caller, params.id, query.scope, body)),
);
