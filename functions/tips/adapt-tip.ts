import { now } from '#functions/core/clock.ts';
import { write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import type { TipPlan } from '#functions/entities/tip-plans.ts';
import { chooseTip, isFor, type TipReader } from '#functions/tips/choose-tip.ts';
import { describeDog } from '#functions/tips/describe-dog.ts';
import { findClimate } from '#functions/tips/find-climate.ts';
import type { Outing } from '#functions/tips/outing.ts';
import { planTips } from '#functions/tips/plan.ts';
import { changePlan, getDay, readFormerTips, type TipOwner } from '#functions/tips/plan-rows.ts';
import { findTip, library } from '#functions/tips/tip-library.ts';
import { addDays, localDate } from '#shared/calendar.ts';
import { findLatestDate } from '#shared/tip-dates.ts';
import { findMonth } from '#shared/usual-weather.ts';

const tipsAfterOutings = library.filter(({ after }) => after);

/** Whether an entry of a plan is a tip for the day after a long outing. */
export function isAdapted(entry = ''): boolean {
  const [tipId = ''] = entry.split(' ');
  return Boolean(findTip(tipId)?.after);
}

/**
 * Replaces the tip that is planned for the day after a long outing by one for a tired dog. Has no effect if the tip of
 * that day has arrived or is for a tired dog already, or if the owner has had all such tips.
 */
export async function adaptTip(owner: TipOwner, { dogIds, date: startedAt }: Outing): Promise<void> {
  const date = addDays(localDate(new Date(startedAt), owner.timeZone), 1);
  if (date <= findLatestDate(owner, now())) return;
  const at = getDay(date) - 1;
  await retryOnConflict(async () => {
    const plan = await planTips(owner, date);
    if (isAdapted(plan.tips[at])) return;
    const entry = await chooseEntry(owner, date, plan, dogIds);
    if (entry) await write(changePlan(plan, { tips: plan.tips.with(at, entry) }));
  });
}

/** Chooses a tip for the dogs that were out, as it is stored in a plan. */
async function chooseEntry(
  owner: TipOwner,
  date: string,
  plan: TipPlan,
  dogIds: readonly string[],
): Promise<string | undefined> {
  const [former, { data: all }] = await Promise.all([
    readFormerTips(owner.id, date, plan),
    Dogs.query.ofOwner({ ownerId: owner.id }).go({ pages: 'all', consistent: true }),
  ]);
  const [dog, ...others] = all.filter(({ id }) => dogIds.includes(id) && plan.dogs.some((each) => each.id === id));
  if (!dog) return undefined;
  const number = findMonth(date);
  const climate = findClimate(owner.state, number);
  const describe = (about: DogRow): TipReader => ({
    ...{ ownerId: owner.id, climate, isAfterOuting: true },
    ...describeDog(about, date),
  });
  const fresh = tipsAfterOutings.filter(({ id }) => !former.some(({ tipId }) => tipId === id));
  const tip = chooseTip(fresh, describe(dog), date, []);
  if (!tip) return undefined;
  const fitting = [dog, ...others.filter((other) => isFor(tip, describe(other), number))];
  return [tip.id, ...fitting.map(({ id }) => plan.dogs.findIndex((each) => each.id === id))].join(' ');
}
