import { findReminderContent } from '#functions/appointments/reminders/reminder-content.ts';
import { findUsefulUntil } from '#functions/appointments/reminders/reminder-queue.ts';
import { formatCalendarPath, formatSummary, formatWhen } from '#functions/appointments/reminders/reminder-texts.ts';
import { removeDogsAppointments } from '#functions/appointments/remove-dogs-appointments.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { CalendarFeeds } from '#functions/entities/calendar-feeds.ts';
import { notify } from '#functions/notifications/notify.ts';

export const appointmentEventHandlers: EventHandlers = {
  AppointmentReminderDue: async ({ id, at, detail }) => {
    const found = await findReminderContent(detail);
    if (!found) return;
    const { content } = found;
    await notify({
      ownerId: detail.ownerId,
      eventId: id,
      at,
      kind: 'appointments',
      title: `${content.title} ${formatWhen(content, detail.lead, new Date(at))}`,
      message: formatSummary(content),
      actionUrl: formatCalendarPath(content, detail.appointmentId),
      subjectId: content.dogId,
      cause: detail,
      usefulUntil: findUsefulUntil(detail),
    });
  },
  DogDeleted: async ({ detail: { ownerId, dogId } }) => {
    await CalendarFeeds.delete({ ownerId, subject: dogId }).go();
    await removeDogsAppointments(ownerId, dogId);
  },
};
