import { createAppointment } from '#functions/appointments/create-appointment.ts';
import { deleteAppointment } from '#functions/appointments/delete-appointment.ts';
import { listAppointments } from '#functions/appointments/list-appointments.ts';
import { updateAppointment } from '#functions/appointments/update-appointment.ts';

export const appointmentHandlers = { listAppointments, createAppointment, updateAppointment, deleteAppointment };
