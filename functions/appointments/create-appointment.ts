import { addSingle } from '#functions/appointments/add-appointment.ts';
import { appointmentOf } from '#functions/appointments/visit.ts';
import { answer } from '#functions/core/api.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { transact } from '#functions/core/table.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const createAppointment = answer(appointments.createAppointment, async ({ body, caller, idempotency }) => {
  const { visit, writes } = addSingle(caller, body);
  const appointment = appointmentOf(visit);
  await transact([...saveIdempotentResponse(idempotency, appointment), ...writes]);
  return appointment;
});
