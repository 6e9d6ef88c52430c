import { removeDogsAppointments } from '#functions/appointments/remove-dogs-appointments.ts';
import type { Reactions } from '#functions/core/consumer.ts';

export const appointmentReactions: Reactions = {
  DogDeleted: ({ detail: { ownerId, dogId } }) => removeDogsAppointments(ownerId, dogId),
};
