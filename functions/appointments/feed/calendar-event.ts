import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '#functions/appointments/feed/icalendar.ts';
import { findTzid } from '#functions/appointments/feed/time-zones.ts';
import { compactLocalStart, type Instance } from '#functions/appointments/instances/instance.ts';
import { formatLocalDate } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/** The details that instances and series share. */
type Details = Pick<SeriesRow, 'title' | 'description' | 'vetName' | 'sequence' | 'updatedAt'>;

function formatUid(id: string): string {
  return `${id}@houndwell`;
}

function toZonedStart({ startsAt, timeZone }: Pick<Instance, 'startsAt' | 'timeZone'>): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Date.parse(startsAt)).toZonedDateTimeISO(timeZone);
}

/** Whether a local time exists only once. When clocks are set back, programs disagree on which of the two is meant. */
function isUnambiguous(at: Temporal.ZonedDateTime): boolean {
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    at.toPlainDateTime().toZonedDateTime(at.timeZoneId, { disambiguation }),
  );
  return first?.epochMilliseconds === second?.epochMilliseconds;
}

/** Whether clocks change within a day of an event. Far from a change, no local time is ambiguous. */
function isNearChange(startsAt: Temporal.ZonedDateTime, endsAt: Temporal.ZonedDateTime): boolean {
  return startsAt.subtract({ hours: 24 }).offsetNanoseconds !== endsAt.add({ hours: 24 }).offsetNanoseconds;
}

/** The times of an event. */
type Times = Pick<CalendarEvent, 'startsAt' | 'endsAt' | 'tzid'>;

/**
 * Calculates the times of an event. The duration is between instants (RFC 5545, 3.8.5.3). Without `tzid`, the event must
 * be in UTC, because the local start or end is ambiguous.
 */
export function calculateTimes(startsAt: Temporal.ZonedDateTime, duration: number): Times {
  const endsAt = startsAt.add({ minutes: duration });
  const tzid = findTzid(startsAt.timeZoneId);
  const isClear = tzid && (!isNearChange(startsAt, endsAt) || (isUnambiguous(startsAt) && isUnambiguous(endsAt)));
  return { startsAt, endsAt, tzid: isClear ? tzid : undefined };
}

/** Formats the path of the calendar page. If `day` is passed, the page opens on that day. */
function formatPage(day?: Temporal.ZonedDateTime): string {
  return `/calendar${day ? `?date=${formatLocalDate(day)}` : ''}`;
}

function toProperties({ title, description, vetName, sequence, updatedAt }: Details, dogName: string) {
  return { summary: `${title} (${dogName})`, description, location: vetName, sequence, updatedAt };
}

/** Converts an instance to a single event, without a recurrence rule. */
export function toInstanceEvent(
  instance: Omit<Instance, 'isStored'>,
  dogName: string,
  startsAt = toZonedStart(instance),
): CalendarEvent {
  return {
    ...toProperties(instance, dogName),
    uid: formatUid(instance.id),
    status: instance.status,
    page: formatPage(startsAt),
    ...calculateTimes(startsAt, instance.duration),
  };
}

/** Converts a series to an event with a recurrence rule that starts at `startsAt`. */
export function toSeriesEvent(
  series: SeriesRow,
  dogName: string,
  recurrence: Times & Required<Pick<CalendarEvent, 'series'>>,
): CalendarEvent {
  return {
    ...toProperties(series, dogName),
    ...recurrence,
    uid: formatSeriesUid(series),
    status: 'scheduled',
    page: formatPage(),
  };
}

/** Formats the UID of a segment. Contains the local start, because the segments of a series have the same ID. */
export function formatSeriesUid({ id, localStart }: Pick<SeriesRow, 'id' | 'localStart'>): string {
  return formatUid(`${id}-${compactLocalStart(localStart)}`);
}
