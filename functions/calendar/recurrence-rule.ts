import { Temporal } from 'temporal-polyfill';
import { never, ruleParts, startsFrom } from '#functions/appointments/series.ts';
import { existsIn } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/** `20261120T163000Z` of an ISO instant. */
function basicInstant(instant: string): string {
  return instant.replaceAll(/[-:]|\.\d+/g, '');
}

/**
 * The recurrence rule of a series (RFC 5545 RRULE). Undefined for a monthly one on the 29th or 30th: its rule needs BYSETPOS
 * without BYDAY, which `ical.js` (in Thunderbird and Nextcloud) ignores.
 * @param end if the feed ends before the series
 */
export function recurrenceRule(series: SeriesRow, end: string | undefined): string | undefined {
  const parts = ruleParts(series);
  const isLastDay = 'byMonthDay' in parts;
  if (isLastDay && series.unit === 'month' && series.dayOfMonth < 31) return undefined;
  const last = end && end <= series.endsAt ? new Date(Date.parse(end) - 1000).toISOString() : series.endsAt;
  return [
    `FREQ=${parts.freq}`,
    `INTERVAL=${parts.interval}`,
    ...('byMonth' in parts ? [`BYMONTH=${parts.byMonth.join(',')}`] : []),
    // Of the days up to the longest month's last, it is the last.
    ...(isLastDay ? ['BYMONTHDAY=-1'] : []),
    ...(last === never ? [] : [`UNTIL=${basicInstant(last)}`]),
  ].join(';');
}

/** The local start of a visit as its ID has it: `20261120T163000`. */
export function localStartOf(wallTime: Temporal.PlainDateTime): string {
  return wallTime.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/**
 * The local times of the rule that clocks skip when they move forward. The series has no visit there, nor has the rule by RFC
 * 5545, 3.3.10, but some programs show one.
 */
export function skippedStarts(series: SeriesRow, from: Temporal.ZonedDateTime, to: string): string[] {
  const time = Temporal.PlainDateTime.from(series.localStart).toPlainTime();
  const skipped: string[] = [];
  let change = from.getTimeZoneTransition('next');
  while (change && change.epochMilliseconds < Date.parse(to)) {
    const wallTime = change.toPlainDate().toPlainDateTime(time);
    if (!existsIn(wallTime, series.timeZone) && isInRule(series, wallTime)) {
      skipped.push(localStartOf(wallTime));
    }
    change = change.getTimeZoneTransition('next');
  }
  return skipped;
}

/** Whether a rule has a local time, existing or not. In UTC, all times exist. */
function isInRule(series: SeriesRow, wallTime: Temporal.PlainDateTime): boolean {
  const asUtc = `${wallTime.toString()}Z`;
  const [start] = startsFrom({ ...series, timeZone: 'UTC' }, asUtc).take(1);
  return start?.toPlainDateTime().equals(wallTime) ?? false;
}
