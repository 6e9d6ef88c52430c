import { now } from '#functions/core/clock.ts';
import { write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type TipPlan, TipPlans } from '#functions/entities/tip-plans.ts';
import { changePlan, getDay, type TipOwner } from '#functions/tips/plan-rows.ts';
import { LocalDate } from '#shared/contract/fields.ts';
import { findLatestDate } from '#shared/tip-dates.ts';

/**
 * Marks the tip of a date as read.
 * @throws ApiError `tipNotFound`
 */
export async function markTipRead(owner: TipOwner, date: string): Promise<void> {
  if (!LocalDate.safeParse(date).success || date > findLatestDate(owner, now())) throw new ApiError('tipNotFound');
  await changeDay(owner.id, date, (plan, day) => {
    if (!plan?.tips[day - 1]) throw new ApiError('tipNotFound');
    return plan.readDays.includes(day) ? undefined : { readDays: [...plan.readDays, day] };
  });
}

/** Removes the notification of the latest tip from the list, and of all before. The tips stay. */
export async function clearTipNotification(owner: TipOwner): Promise<void> {
  const date = findLatestDate(owner, now());
  await changeDay(owner.id, date, (plan, day) => (plan && plan.clearedDay !== day ? { clearedDay: day } : undefined));
}

type Change = Parameters<typeof changePlan>[1];

async function changeDay(
  ownerId: string,
  date: string,
  change: (plan: TipPlan | null, day: number) => Change | undefined,
): Promise<void> {
  await retryOnConflict(async () => {
    const { data: plan } = await TipPlans.get({ ownerId, month: date.slice(0, 7) }).go({ consistent: true });
    const changed = change(plan, getDay(date));
    if (plan && changed) await write(changePlan(plan, changed));
  });
}
