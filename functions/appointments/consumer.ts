import { findRemindedVisit } from '#functions/appointments/reminded-visit.ts';
import { calendarPath, visitText, whenText } from '#functions/appointments/reminder-texts.ts';
import { removeDogsAppointments } from '#functions/appointments/remove-dogs-appointments.ts';
import type { Reactions } from '#functions/core/consumer.ts';
import { notify } from '#functions/core/notifications.ts';

export const appointmentReactions: Reactions = {
  AppointmentReminderDue: async ({ id, at, detail }) => {
    const found = await findRemindedVisit(detail);
    if (!found) return;
    const { visit } = found;
    await notify({
      ownerId: detail.ownerId,
      eventId: id,
      at,
      type: 'appointment',
      title: `${visit.title} ${whenText(visit, detail.lead, new Date(at))}`,
      message: visitText(visit),
      actionUrl: calendarPath(visit, detail.appointmentId),
      subjectId: visit.dogId,
    });
  },
  DogDeleted: ({ detail: { ownerId, dogId } }) => removeDogsAppointments(ownerId, dogId),
};
