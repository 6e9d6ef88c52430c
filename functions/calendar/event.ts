import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '#functions/calendar/icalendar.ts';
import { tzidOf } from '#functions/calendar/time-zones.ts';
import { environment } from '#functions/core/environment.ts';
import type { SeriesRow, VisitRow } from '#functions/entities/appointments.ts';

/** What a visit and a series have in common. */
type Content = Pick<VisitRow, 'title' | 'description' | 'vetName' | 'duration' | 'sequence' | 'updatedAt'>;

/** The UID of an appointment or a single visit. */
export function uidOf(id: string): string {
  return `${id}@houndwell`;
}

/** The start of a visit in its time zone. */
export function startOf({ startsAt, timeZone }: Pick<VisitRow, 'startsAt' | 'timeZone'>): Temporal.ZonedDateTime {
  return Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
}

/** Whether clocks show its local time once. When they are set back, programs disagree on which of two is meant. */
function isUnambiguous(at: Temporal.ZonedDateTime): boolean {
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    at.toPlainDateTime().toZonedDateTime(at.timeZoneId, { disambiguation }),
  );
  return first?.epochMilliseconds === second?.epochMilliseconds;
}

/** The TZID of an event with this start and duration; undefined if local times cannot tell them. */
export function tzidFor(startsAt: Temporal.ZonedDateTime, duration: number): string | undefined {
  const isClear = isUnambiguous(startsAt) && isUnambiguous(startsAt.add({ minutes: duration }));
  return isClear ? tzidOf(startsAt.timeZoneId) : undefined;
}

/** The calendar's page, on a day if one is passed. */
function calendarUrl(day?: Temporal.ZonedDateTime): string {
  return `${environment('SITE_ORIGIN')}/calendar${day ? `?date=${day.toPlainDate()}` : ''}`;
}

function contentOf({ title, description, vetName, duration, sequence, updatedAt }: Content, dogName: string) {
  return { summary: `${title} (${dogName})`, description, location: vetName, duration, sequence, updatedAt };
}

/** A single visit as an event. */
export function visitEvent(visit: Omit<VisitRow, 'kind'>, dogName: string): CalendarEvent {
  const startsAt = startOf(visit);
  return {
    ...contentOf(visit, dogName),
    uid: uidOf(visit.id),
    status: visit.status,
    url: calendarUrl(startsAt),
    startsAt,
    tzid: tzidFor(startsAt, visit.duration),
  };
}

/** The event of a series from its visit at `startsAt` on. */
export function seriesEvent(
  series: SeriesRow,
  dogName: string,
  recurrence: Required<Pick<CalendarEvent, 'startsAt' | 'tzid' | 'series'>>,
): CalendarEvent {
  return {
    ...contentOf(series, dogName),
    ...recurrence,
    uid: seriesUid(series),
    status: 'scheduled',
    url: calendarUrl(),
  };
}

/** The UID of a series. Its parts have the same ID and other first visits. */
export function seriesUid({ id, localStart }: Pick<SeriesRow, 'id' | 'localStart'>): string {
  return uidOf(`${id}-${localStart.replaceAll(/[-:]/g, '')}`);
}
