import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '#functions/appointments/feed/icalendar.ts';
import { findTzid } from '#functions/appointments/feed/time-zones.ts';
import { compactLocalStart, type Instance } from '#functions/appointments/instances/instance.ts';
import { environment } from '#functions/core/environment.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/** The details that instances and series share. */
type Details = Pick<SeriesRow, 'title' | 'description' | 'vetName' | 'duration' | 'sequence' | 'updatedAt'>;

function formatUid(id: string): string {
  return `${id}@houndwell`;
}

function toZonedStart({ startsAt, timeZone }: Pick<Instance, 'startsAt' | 'timeZone'>): Temporal.ZonedDateTime {
  return Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
}

/** Whether a local time exists only once. When clocks are set back, programs disagree on which of the two is meant. */
function isUnambiguous(at: Temporal.ZonedDateTime): boolean {
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    at.toPlainDateTime().toZonedDateTime(at.timeZoneId, { disambiguation }),
  );
  return first?.epochMilliseconds === second?.epochMilliseconds;
}

/** Finds the TZID of an event. Undefined if the event must be in UTC, because the local start or end is ambiguous. */
export function findEventTzid(startsAt: Temporal.ZonedDateTime, duration: number): string | undefined {
  const isClear = isUnambiguous(startsAt) && isUnambiguous(startsAt.add({ minutes: duration }));
  return isClear ? findTzid(startsAt.timeZoneId) : undefined;
}

/** Formats the URL of the calendar page. If `day` is passed, the page opens on that day. */
function formatUrl(day?: Temporal.ZonedDateTime): string {
  return `${environment('SITE_ORIGIN')}/calendar${day ? `?date=${day.toPlainDate()}` : ''}`;
}

function toProperties({ title, description, vetName, duration, sequence, updatedAt }: Details, dogName: string) {
  return { summary: `${title} (${dogName})`, description, location: vetName, duration, sequence, updatedAt };
}

/** Converts an instance to a single event, without a recurrence rule. */
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

/** Converts a series to an event with a recurrence rule that starts at `startsAt`. */
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

/** Formats the UID of a segment. Contains the local start, because the segments of a series have the same ID. */
export function formatSeriesUid({ id, localStart }: Pick<SeriesRow, 'id' | 'localStart'>): string {
  return formatUid(`${id}-${compactLocalStart(localStart)}`);
}
