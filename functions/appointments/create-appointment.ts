import { addAppointment } from '#functions/appointments/add-appointment.ts';
import { appointmentOf } from '#functions/appointments/visit.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const createAppointment = defineHandler(appointments.createAppointment, ({ body, caller, idempotency }) =>
  retryOnConflict(async () => {
    const { visit, writes } = await addAppointment(caller, body);
    const appointment = appointmentOf(visit);
    await transact([...saveIdempotentResponse(idempotency, appointment), ...writes]);
    return appointment;
  }),
);
