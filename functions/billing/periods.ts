import { Temporal } from 'temporal-polyfill';
import type { Interval } from '#shared/plans.ts';

/** The start of a plan and the time zone of its calendar. All periods are counted from there. */
export interface Anchor {
  /** An instant in ISO 8601. */
  anchor: string;
  anchorTimeZone: string;
}

const monthsPer: Record<Interval, number> = { monthly: 1, annual: 12 };

/** Returns the months in an interval. */
export function countMonths(interval: Interval): number {
  return monthsPer[interval];
}

/**
 * Returns the instant that is `months` months after the anchor: on the same local day and time, or on the last day of a
 * shorter month. Counting from the anchor keeps its day: January 31, February 28, March 31.
 */
export function addMonths({ anchor, anchorTimeZone }: Anchor, months: number): string {
  const end = Temporal.Instant.from(anchor).toZonedDateTimeISO(anchorTimeZone).add({ months });
  return new Date(end.epochMilliseconds).toISOString();
}

const dayMs = 24 * 3600 * 1000;

/**
 * Returns the value of the unused part of a period in cents, rounded half up. It counts whole days of 24 hours, and a
 * day that has begun counts as unused, so that the amount changes only once a day and never to the owner's disadvantage.
 */
export function computeUnusedCents(
  period: { periodStart: string; periodEnd: string; periodCents: number },
  at: Date,
): number {
  const [start, end] = [Date.parse(period.periodStart), Date.parse(period.periodEnd)];
  // Rounded, because a period across a change of the clocks is an hour shorter or longer.
  const days = Math.round((end - start) / dayMs);
  const unused = Math.min(days, Math.max(0, Math.ceil((end - at.getTime()) / dayMs)));
  return Math.floor((period.periodCents * unused * 2 + days) / (days * 2));
}
