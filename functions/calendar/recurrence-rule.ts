import type { SeriesRow } from '#functions/entities/appointments.ts';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** Every month has these days. */
const shortestMonth = 28;

/** The recurrence rule of a series (RFC 5545 RRULE), without an end. Months without the day have it on their last day. */
export function recurrenceRule({ unit, every, dayOfMonth, localStart }: SeriesRow): string {
  const parts = [`FREQ=${frequencies[unit]}`, `INTERVAL=${every}`];
  if ((unit === 'month' || unit === 'year') && dayOfMonth > shortestMonth) {
    if (unit === 'year') parts.push(`BYMONTH=${Number(localStart.slice(5, 7))}`);
    const days = Array.from({ length: dayOfMonth - shortestMonth + 1 }, (_, index) => shortestMonth + index);
    parts.push(`BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1');
  }
  return parts.join(';');
}
