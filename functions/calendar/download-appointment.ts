import { findVisit } from '#functions/appointments/find-visit.ts';
import { calendarType } from '#functions/calendar/read-feed.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { calendar } from '#shared/contract/calendar.ts';

export const downloadAppointment = defineHandler(calendar.downloadAppointment, async ({ params, caller, reply }) => {
  const visit = await findVisit(caller.id, params.id);
  const { data: dog } = visit
    ? await Dogs.get({ ownerId: caller.id, id: visit.dogId }).go({ consistent: true })
    : { data: null };
  if (!visit || !dog) throw new ApiError('appointmentNotFound');
  // On first use: the libraries lengthen a cold start.
  const [{ visitEvent }, { renderCalendar }] = await Promise.all([
    import('#functions/calendar/event.ts'),
    import('#functions/calendar/icalendar.ts'),
  ]);
  const event = visitEvent(visit, dog.name);
  const name = `${fileName(visit.title)}-${event.startsAt.toPlainDate()}.ics`;
  reply.headers['content-disposition'] = `attachment; filename="${name}"`;
  return { body: renderCalendar('Houndwell', [event]), contentType: calendarType };
});

/** A title in lower-case ASCII, for the name of a file. */
function fileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 60) || 'appointment';
}
