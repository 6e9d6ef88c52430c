import { epochSeconds, now } from '#functions/core/clock.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { DailyUsage } from '#functions/entities/daily-usage.ts';
import { addDays, localDate, startOfDay } from '#shared/calendar.ts';
import type { PlanQuota } from '#shared/contract/exercise-plans.ts';
import { limits } from '#shared/plans.ts';

type Planner = Pick<Caller, 'id' | 'tier' | 'timeZone'>;

const keptSeconds = 60 * 24 * 3600;

function findDay({ id, tier, timeZone }: Planner) {
  const date = localDate(now(), timeZone);
  return {
    key: { ownerId: id, per: 'day', date } as const,
    limit: limits[tier].aiExercisePlans.count,
    resetsAt: startOfDay(addDays(date, 1), timeZone),
  };
}

/** Reads how many plans the caller has generated today. */
export async function readPlanQuota(caller: Planner): Promise<PlanQuota> {
  const { key, limit, resetsAt } = findDay(caller);
  const { data } = await DailyUsage.get(key).go({ consistent: true });
  return { used: Math.min(data?.exercisePlansUsed ?? 0, limit), limit, resetsAt: resetsAt.toISOString() };
}

/** The error for an owner who has used the plans of the day. */
export function planQuotaUsed({ limit, resetsAt }: Pick<PlanQuota, 'limit' | 'resetsAt'>): ApiError {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(resetsAt) - now().getTime()) / 1000));
  return new ApiError('quotaUsed', { message: `You've used your ${limit} exercise plans for today.`, retryAfter });
}

/**
 * Returns the write that counts a generated plan. It belongs to the transaction that stores the response, so a plan that
 * failed does not count, and concurrent requests cannot exceed the limit. It fails with `quotaUsed`.
 */
export function countPlan(caller: Planner): Write {
  const { key, limit, resetsAt } = findDay(caller);
  const counted = DailyUsage.update(key)
    .add({ exercisePlansUsed: 1 })
    .set({ expiresAt: epochSeconds(resetsAt) + keptSeconds })
    .where(
      ({ exercisePlansUsed }, { lt, notExists }) =>
        `${notExists(exercisePlansUsed)} OR ${lt(exercisePlansUsed, limit)}`,
    )
    .params();
  return update(counted, () => planQuotaUsed({ limit, resetsAt: resetsAt.toISOString() }));
}
