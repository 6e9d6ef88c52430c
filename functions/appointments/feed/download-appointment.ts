import { calendarType } from '#functions/appointments/feed/read-feed.ts';
import { requireInstance } from '#functions/appointments/instances/find-instance.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { appointments } from '#shared/contract/appointments.ts';

export const downloadAppointment = defineHandler(
  appointments.downloadAppointment,
  async ({ params, caller, reply }) => {
    const instance = await requireInstance(caller.id, params.id);
    const dog = await requireOwned(Dogs, { ownerId: caller.id, id: instance.dogId }, 'appointmentNotFound');
    // The libraries are imported on first use, because they would slow down each cold start.
    const [{ toInstanceEvent }, { renderCalendar }] = await Promise.all([
      import('#functions/appointments/feed/calendar-event.ts'),
      import('#functions/appointments/feed/icalendar.ts'),
    ]);
    const event = toInstanceEvent(instance, dog.name);
    const name = `${formatFileName(instance.title)}-${event.startsAt.toPlainDate()}.ics`;
    reply.headers['content-disposition'] = `attachment; filename="${name}"`;
    return { body: renderCalendar('Houndwell', [event]), contentType: calendarType };
  },
);

/** Converts a title to a file name in lower-case ASCII. */
function formatFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 60) || 'appointment';
}
