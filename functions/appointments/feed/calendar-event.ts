import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '#functions/appointments/feed/icalendar.ts';
import { findTzid } from '#functions/appointments/feed/time-zones.ts';
import { compactLocalStart, type Instance } from '#functions/appointments/instances/instance.ts';
import { environment } from '#functions/core/environment.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/** What an instance and a series have in common. */
type Details = Pick<SeriesRow, 'title' | 'description' | 'vetName' | 'duration' | 'sequence' | 'updatedAt'>;

function formatUid(id: string): string {
  return `${id}@houndwell`;
}

function toZonedStart({ startsAt, timeZone }: Pick<Instance, 'startsAt' | 'timeZone'>): Temporal.ZonedDateTime {
  return Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
}

/** Whether clocks show its local time once. When they are set back, programs disagree on which of two is meant. */
function isUnambiguous(at: Temporal.ZonedDateTime): boolean {
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    at.toPlainDateTime().toZonedDateTime(at.timeZoneId, { disambiguation }),
  );
  return first?.epochMilliseconds === second?.epochMilliseconds;
}

/** Finds the TZID of an event; undefined if local times cannot tell its start or end. */
export function findEventTzid(startsAt: Temporal.ZonedDateTime, duration: number): string | undefined {
  const isClear = isUnambiguous(startsAt) && isUnambiguous(startsAt.add({ minutes: duration }));
  return isClear ? findTzid(startsAt.timeZoneId) : undefined;
}

/** Formats the URL of the calendar's page, on a day if one is passed. */
function formatUrl(day?: Temporal.ZonedDateTime): string {
  return `${environment('SITE_ORIGIN')}/calendar${day ? `?date=${day.toPlainDate()}` : ''}`;
}

function toProperties({ title, description, vetName, duration, sequence, updatedAt }: Details, dogName: string) {
  return { summary: `${title} (${dogName})`, description, location: vetName, duration, sequence, updatedAt };
}

/** Converts a single appointment or an exception to an event of its own. */
export function toInstanceEvent(instance: Omit<Instance, 'isStored'>, dogName: string): CalendarEvent {
  const startsAt = toZonedStart(instance);
  return {
    ...toProperties(instance, dogName),
    uid: formatUid(instance.id),
    status: instance.status,
    url: formatUrl(startsAt),
    startsAt,
    tzid: findEventTzid(startsAt, instance.duration),
  };
}

/** Converts a series to an event that recurs from `startsAt` on. */
export function toSeriesEvent(
  series: SeriesRow,
  dogName: string,
  recurrence: Required<Pick<CalendarEvent, 'startsAt' | 'tzid' | 'series'>>,
): CalendarEvent {
  return {
    ...toProperties(series, dogName),
    ...recurrence,
    uid: formatSeriesUid(series),
    status: 'scheduled',
    url: formatUrl(),
  };
}

/** Formats the UID of a segment. The segments of a series have the same ID and other first instances. */
export function formatSeriesUid({ id, localStart }: Pick<SeriesRow, 'id' | 'localStart'>): string {
  return formatUid(`${id}-${compactLocalStart(localStart)}`);
}
