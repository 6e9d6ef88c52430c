import { addAppointment } from '#functions/appointments/add-appointment.ts';
import { appointmentOf } from '#functions/appointments/visit.ts';
import { answer } from '#functions/core/api.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { transact } from '#functions/core/table.ts';
import { retryOnConflict } from '#functions/core/version-conflict.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const createAppointment = answer(appointments.createAppointment, ({ body, caller, idempotency }) =>
  retryOnConflict(async () => {
    const { visit, writes } = await addAppointment(caller, body);
    const appointment = appointmentOf(visit);
    await transact([...saveIdempotentResponse(idempotency, appointment), ...writes]);
    return appointment;
  }),
);
