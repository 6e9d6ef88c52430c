import type { Temporal } from 'temporal-polyfill';
import { calculateEndsAt, chooseDayOfMonth } from '#functions/appointments/series/recurrence.ts';
import { formatLocal } from '#functions/appointments/times.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import type { Repeat } from '#shared/contract/appointment-times.ts';

/** The attributes of a series without the recurrence rule. */
type Details = Omit<
  SeriesRow,
  'exceptionCount' | 'timeZone' | 'endsAt' | 'localStart' | 'dayOfMonth' | 'every' | 'unit' | 'until'
>;

/**
 * Builds the row of a series whose first instance starts at `start`. Stores nothing.
 * @param dayOfMonth the day on which the series repeats; may be greater than the day of `start` if `start` is on the
 *   last day of its month
 * @throws ApiError `invalid` when the series ends before it starts
 */
export function buildSeries(
  details: Details,
  start: Temporal.ZonedDateTime,
  { every, unit, until }: Repeat,
  dayOfMonth = start.day,
): SeriesRow {
  if (until && until < start.toPlainDate().toString()) {
    throw new ApiError('invalid', { fields: { 'repeat.until': 'Please choose a day on or after the first visit' } });
  }
  const rule = {
    localStart: formatLocal(start.toPlainDateTime()),
    timeZone: start.timeZoneId,
    dayOfMonth: chooseDayOfMonth(start, dayOfMonth),
    every,
    unit,
    until: until ?? undefined,
  };
  return { ...details, ...rule, exceptionCount: 0, endsAt: calculateEndsAt(rule) };
}
