import { renewalRetryDays } from '#shared/plans.ts';

const noBreak = (text: string) => text.replaceAll(' ', '\u00a0');

/** Formats the local date of an instant without the year, with no-break spaces: "December 4". */
export function formatShortDay(instant: string, timeZone: string): string {
  return noBreak(new Date(instant).toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' }));
}

/** Formats the local date of an instant for a list, with no-break spaces: "Dec 4, 2026". */
export function formatListDay(instant: string, timeZone: string): string {
  return noBreak(new Date(instant).toLocaleDateString('en-US', { timeZone, dateStyle: 'medium' }));
}

const dayMs = 24 * 3600 * 1000;

/**
 * Lists the dates of the remaining retries of a failed renewal, the next one first. After a late charge, the later ones
 * are as much later.
 * @param failed how many charges have failed
 * @param periodStart the start of the period that is not paid
 */
export function listRetries(failed: number, nextRetryAt: string, periodStart: string): string[] {
  const dates = [nextRetryAt];
  for (let retry = failed; retry < renewalRetryDays.length; retry += 1) {
    const previous = Date.parse(dates.at(-1) ?? nextRetryAt);
    const days = renewalRetryDays[retry] ?? 0;
    const regular = Date.parse(periodStart) + days * dayMs;
    const afterLate = previous + (days - (renewalRetryDays[retry - 1] ?? 0)) * dayMs;
    dates.push(new Date(regular > previous ? regular : afterLate).toISOString());
  }
  return dates;
}
