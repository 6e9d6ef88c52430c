import { now } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { localDate, startOfDay } from '#shared/calendar.ts';

const hourMs = 3600 * 1000;

/** A phone's clock can be ahead of ours by this much. */
const clockSkewMs = 5 * 60 * 1000;

/** No dog that is alive today walked before this date. */
const firstDate = '1990-01-01';

function isDay(value: string): boolean {
  return !value.includes('T');
}

/** Parses a filter: an instant, or a day, which means its start in the time zone. */
export function parseFilter(value: string, timeZone: string): string {
  return (isDay(value) ? startOfDay(value, timeZone) : new Date(value)).toISOString();
}

/** Returns the time of an activity on a day without a time: now for today, noon for other days. */
function chooseTime(day: string, timeZone: string): Date {
  if (day === localDate(now(), timeZone)) return now();
  return new Date(startOfDay(day, timeZone).getTime() + 12 * hourMs);
}

/**
 * Parses the date of an activity to ISO 8601 UTC.
 * @throws ApiError `invalid` when the date is in the future or before 1990
 */
export function parseActivityDate(value: string, timeZone: string): string {
  const at = isDay(value) ? chooseTime(value, timeZone) : new Date(value);
  const invalid = (message: string) => new ApiError('invalid', { fields: { date: message } });
  if (at.getTime() > now().getTime() + clockSkewMs) throw invalid("The date can't be in the future");
  if (at.getTime() < Date.parse(firstDate)) throw invalid('Please choose a later date');
  return at.toISOString();
}
