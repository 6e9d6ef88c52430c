import { Temporal } from 'temporal-polyfill';
import { findStartAt, never } from '#functions/appointments/series/recurrence.ts';
import { compactInstant, existsIn, formatSlot } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/**
 * Formats the RRULE of a series (RFC 5545). Undefined for a monthly series on the 29th or 30th: the rule would need
 * BYSETPOS without BYDAY, which `ical.js` (in Thunderbird and Nextcloud) ignores.
 * @param end the end of the feed, if it is before the end of the series
 */
export function formatRule(series: SeriesRow, end: string | undefined): string | undefined {
  const { unit, every, dayOfMonth, localStart, endsAt } = series;
  const isInFebruary = unit === 'year' && Temporal.PlainDateTime.from(localStart).month === 2;
  const isLastDay = dayOfMonth > 28 && (unit === 'month' || isInFebruary);
  if (isLastDay && unit === 'month' && dayOfMonth < 31) return undefined;
  const last = end && end <= endsAt ? new Date(Date.parse(end) - 1000).toISOString() : endsAt;
  return [
    `FREQ=${frequencies[unit]}`,
    `INTERVAL=${every}`,
    ...(isLastDay && isInFebruary ? ['BYMONTH=2'] : []),
    // -1 is the last day of the month: of a series on the 31st, and of a yearly series on February 29.
    ...(isLastDay ? ['BYMONTHDAY=-1'] : []),
    ...(last === never ? [] : [`UNTIL=${compactInstant(last)}`]),
  ].join(';');
}

/**
 * Finds the local times of the rule that do not exist because clocks are moved forward. The series has no instances at
 * these times, and RFC 5545, 3.3.10 ignores them, but some calendar programs show an event.
 */
export function findSkippedStarts(series: SeriesRow, from: Temporal.ZonedDateTime, to: string): string[] {
  const time = Temporal.PlainDateTime.from(series.localStart).toPlainTime();
  const skipped: string[] = [];
  let change = from.getTimeZoneTransition('next');
  while (change && change.epochMilliseconds < Date.parse(to)) {
    const wallTime = change.toPlainDate().toPlainDateTime(time);
    // The rule is calculated in UTC, where all times exist.
    if (!existsIn(wallTime, series.timeZone) && findStartAt({ ...series, timeZone: 'UTC' }, wallTime)) {
      skipped.push(formatSlot(wallTime));
    }
    change = change.getTimeZoneTransition('next');
  }
  return skipped;
}
