import { now } from '#functions/core/clock.ts';
import { write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { Owners } from '#functions/entities/owners.ts';
import { TipPlans } from '#functions/entities/tip-plans.ts';
import { changePlan, getDay } from '#functions/tips/plan-rows.ts';
import { findLatestDate } from '#shared/tip-dates.ts';

/**
 * Removes the tips that have not arrived from an owner's plan, because the dogs have changed. The next visit plans them
 * again.
 * @param deletedDogId a dog whose name and breed are removed from all tips, which then say "your dog"
 */
export async function replan(ownerId: string, deletedDogId?: string): Promise<void> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!owner) return;
  const date = findLatestDate(owner, now());
  const [month, day] = [date.slice(0, 7), getDay(date)];
  await retryOnConflict(async () => {
    const { data: plans } = await TipPlans.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true });
    for (const plan of plans) {
      const isKnown = plan.dogs.some(({ id, name }) => id === deletedDogId && name !== undefined);
      const isAhead = plan.month === month && plan.tips.length > day;
      if (!isKnown && !isAhead) continue;
      const dogs = plan.dogs.map((dog) => (dog.id === deletedDogId ? { id: dog.id } : dog));
      await write(changePlan(plan, { dogs, ...(isAhead && { tips: plan.tips.slice(0, day) }) }));
    }
  });
}
