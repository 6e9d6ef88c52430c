import { Temporal } from 'temporal-polyfill';
import { iterateStarts, never, toRuleProperties } from '#functions/appointments/series/recurrence.ts';
import { existsIn, formatSlot } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/** Formats an ISO instant as `20261120T163000Z`. */
function compactInstant(instant: string): string {
  return instant.replaceAll(/[-:]|\.\d+/g, '');
}

/**
 * Formats the RRULE of a series (RFC 5545). Undefined for a monthly series on the 29th or 30th: the rule would need
 * BYSETPOS without BYDAY, which `ical.js` (in Thunderbird and Nextcloud) ignores.
 * @param end the end of the feed, if it is before the end of the series
 */
export function formatRule(series: SeriesRow, end: string | undefined): string | undefined {
  const properties = toRuleProperties(series);
  const isLastDay = 'byMonthDay' in properties;
  if (isLastDay && series.unit === 'month' && series.dayOfMonth < 31) return undefined;
  const last = end && end <= series.endsAt ? new Date(Date.parse(end) - 1000).toISOString() : series.endsAt;
  return [
    `FREQ=${properties.freq}`,
    `INTERVAL=${properties.interval}`,
    ...('byMonth' in properties ? [`BYMONTH=${properties.byMonth.join(',')}`] : []),
    // The rule selects the last of the days 28 to 31 (or 28 and 29 of February), so -1 is the same day.
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
    if (!existsIn(wallTime, series.timeZone) && isInRule(series, wallTime)) {
      skipped.push(formatSlot(wallTime));
    }
    change = change.getTimeZoneTransition('next');
  }
  return skipped;
}

/** Whether a series' rule includes a local time, even if clocks skip it. Calculates in UTC, where all times exist. */
function isInRule(series: SeriesRow, wallTime: Temporal.PlainDateTime): boolean {
  const asUtc = `${wallTime.toString()}Z`;
  const [start] = iterateStarts({ ...series, timeZone: 'UTC' }, asUtc).take(1);
  return start?.toPlainDateTime().equals(wallTime) ?? false;
}
