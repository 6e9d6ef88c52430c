import { now } from '#functions/core/clock.ts';
import { write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { Owners } from '#functions/entities/owners.ts';
import { TipPlans } from '#functions/entities/tip-plans.ts';
import { isAdapted } from '#functions/tips/adapt-tip.ts';
import { extendPlan } from '#functions/tips/plan.ts';
import { changePlan, getDay } from '#functions/tips/plan-rows.ts';
import { findLatestDate } from '#shared/tip-dates.ts';

/**
 * Chooses the tips that have not arrived again, because the owner's dogs have changed. Leaving that to the next visit
 * would leave out days if it is in another month.
 * @param deletedDogId a dog whose name and breed are removed from all tips, which then say "your dog"
 */
export async function replanTips(ownerId: string, deletedDogId?: string): Promise<void> {
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
      const keeps = (entry: string, at: number) => at < day || (!deletedDogId && isAdapted(entry));
      const tips = plan.tips.map((entry, at) => (keeps(entry, at) ? entry : ''));
      await write(changePlan(plan, isAhead ? await extendPlan(owner, date, { ...plan, dogs, tips }) : { dogs }));
    }
  });
}
