import { renewalRetryDays } from '#shared/plans.ts';

const dayMs = 24 * 3600 * 1000;

/** How often a renewal is charged at most: when it is due, and for each retry. */
export const maxCharges = 1 + renewalRetryDays.length;

/**
 * Returns when a renewal is retried after `failed` failed charges, the last of which was at `at`; undefined after the
 * last one. After a late charge, the next one is as much later.
 */
export function findRetry(periodStart: string, failed: number, at: Date): string | undefined {
  const days = renewalRetryDays[failed - 1];
  if (days === undefined) return undefined;
  const regular = Date.parse(periodStart) + days * dayMs;
  const afterLate = at.getTime() + (days - (renewalRetryDays[failed - 2] ?? 0)) * dayMs;
  return new Date(regular > at.getTime() ? regular : afterLate).toISOString();
}
