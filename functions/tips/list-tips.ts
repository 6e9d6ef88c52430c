import { now } from '#functions/core/clock.ts';
import { type TipPlan, TipPlans } from '#functions/entities/tip-plans.ts';
import { planTips } from '#functions/tips/plan.ts';
import { getDay, type PlannedTip, readPlan, type TipOwner } from '#functions/tips/plan-rows.ts';
import { describeReason } from '#functions/tips/reason.ts';
import { fillIn, findTip } from '#functions/tips/tip-library.ts';
import { addDays } from '#shared/calendar.ts';
import type { DailyTip } from '#shared/contract/tips.ts';
import { createArrivals, findFirstDate, findLatestDate } from '#shared/tip-dates.ts';

/** A page of tips. The next page has the tips before the date `next`, which is absent on the last page. */
export interface TipPage {
  tips: DailyTip[];
  next: string | undefined;
}

/** The fewest days of a month. */
const daysOfMonth = 28;

/**
 * Lists an owner's tips before a date, newest first. Leaves out tips that were removed from the library. The first page
 * plans the latest tip if needed.
 * @param before a local date; undefined for the first page
 */
export async function listTips(owner: TipOwner, limit: number, before?: string): Promise<TipPage> {
  const latest = findLatestDate(owner, now());
  const end = before ?? addDays(latest, 1);
  // Two months more, because the first and the last one may be partly on other pages.
  const { data: stored, cursor } = await TipPlans.query
    .ofOwner({ ownerId: owner.id })
    .between({ month: '' }, { month: end.slice(0, 7) })
    .go({ limit: Math.ceil(limit / daysOfMonth) + 2, pages: 1, order: 'desc', consistent: true });
  const plans = before === undefined ? await addLatest(owner, latest, stored) : stored;
  const planned = plans.flatMap((plan) => readPlan(plan).reverse()).filter(({ date }) => date < end);
  const page = planned.slice(0, limit);
  const toTip = createTips(owner);
  return {
    tips: page.flatMap((tip) => toTip(tip) ?? []),
    next: planned.length > limit || cursor ? page.at(-1)?.date : undefined,
  };
}

/** Plans the latest tip, unless one of the plans has it. Returns the plans with it. */
async function addLatest(owner: TipOwner, date: string, plans: TipPlan[]): Promise<TipPlan[]> {
  if (plans.some(({ month, tips }) => date.startsWith(month) && tips[getDay(date) - 1])) return plans;
  const plan = await planTips(owner);
  return [plan, ...plans.filter(({ month }) => month !== plan.month)];
}

/** Creates a function that converts planned tips of an owner to tips as the API returns them. */
export function createTips(owner: TipOwner): (planned: PlannedTip) => DailyTip | undefined {
  const findArrival = createArrivals(owner.timeZone);
  const firstDate = findFirstDate(owner);
  return ({ date, tipId, dog, others, isRead }) => {
    const tip = findTip(tipId);
    return (
      tip && {
        id: date,
        userId: owner.id,
        tipContent: fillIn(tip, dog?.name),
        tipCategory: tip.category,
        reason: describeReason(tip),
        dogId: dog?.name ? dog.id : null,
        dogBreed: dog?.breed ?? null,
        alsoForDogIds: others.flatMap(({ id, name }) => (name ? [id] : [])),
        articleId: tip.articleId,
        sentAt: date === firstDate ? owner.createdAt : findArrival(date).toISOString(),
        isRead,
      }
    );
  };
}
