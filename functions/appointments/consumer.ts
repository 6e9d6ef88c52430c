import { findRemindedVisit } from '#functions/appointments/reminded-visit.ts';
import { calendarPath, visitText, whenText } from '#functions/appointments/reminder-texts.ts';
import { removeDogsAppointments } from '#functions/appointments/remove-dogs-appointments.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { notify } from '#functions/notifications/notifications.ts';

export const appointmentEventHandlers: EventHandlers = {
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
