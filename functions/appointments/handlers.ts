import { createAppointment } from '#functions/appointments/create-appointment.ts';
import { deleteAppointment } from '#functions/appointments/delete-appointment.ts';
import { getSeriesLimit } from '#functions/appointments/get-series-limit.ts';
import { listAppointments } from '#functions/appointments/list-appointments.ts';
import { updateAppointment } from '#functions/appointments/update-appointment.ts';

export const appointmentHandlers = {
  listAppointments,
  getSeriesLimit,
  createAppointment,
  updateAppointment,
  deleteAppointment,
};
