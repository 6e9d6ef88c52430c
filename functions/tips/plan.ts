import { epochSeconds, now } from '#functions/core/clock.ts';
import { put, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import { type TipPlan, TipPlans } from '#functions/entities/tip-plans.ts';
import { chooseTip, type FormerTip, isFor } from '#functions/tips/choose-tip.ts';
import { describeDog } from '#functions/tips/describe-dog.ts';
import { findClimate } from '#functions/tips/find-climate.ts';
import { changePlan, getDay, readFormerTips, type TipOwner, toDate } from '#functions/tips/plan-rows.ts';
import { library } from '#functions/tips/tip-library.ts';
import { addDays } from '#shared/calendar.ts';
import { findFirstDate, findLatestDate } from '#shared/tip-dates.ts';
import { findMonth } from '#shared/usual-weather.ts';

/** Plans are kept for a year after their month. */
const lifetimeSeconds = 396 * 24 * 3600;

const dayMs = 24 * 3600 * 1000;

/**
 * Plans the rest of the month of a date, unless the tip of this date is planned. Called when the owner looks, so that owners
 * who stay away cost nothing. However often it is called, also at the same time or after a crash, there is one tip for each
 * date.
 * @param date default: the date of the latest tip
 */
export async function planTips(owner: TipOwner, date = findLatestDate(owner, now())): Promise<TipPlan> {
  const key = { ownerId: owner.id, month: date.slice(0, 7) };
  return retryOnConflict(async () => {
    const { data: plan } = await TipPlans.get(key).go({ consistent: true });
    if (plan?.tips[getDay(date) - 1]) return plan;
    const content = await extendPlan(owner, date, plan);
    if (plan) {
      await write(changePlan(plan, content));
      return { ...plan, ...content };
    }
    const expiresAt = epochSeconds(new Date(`${key.month}-01`)) + lifetimeSeconds;
    const created = { ...key, ...content, readDays: [], version: 1, expiresAt };
    await write(put(TipPlans.create(created).params(), () => new VersionConflict()));
    return created;
  });
}

type PlanContent = Pick<TipPlan, 'tips' | 'dogs'>;

/** Chooses the missing tips of the month of `date`, in which the owner has a plan or looks for the first time. */
export async function extendPlan(owner: TipOwner, date: string, plan: TipPlan | null): Promise<PlanContent> {
  const [former, { data: dogs }] = await Promise.all([
    readFormerTips(owner.id, date, plan),
    Dogs.query.ofOwner({ ownerId: owner.id }).go({ pages: 'all', consistent: true }),
  ]);
  const month = date.slice(0, 7);
  const number = findMonth(date);
  const climate = findClimate(owner.state, number);
  const known = [...(plan?.dogs ?? []), ...dogs.filter(({ id }) => !plan?.dogs.some((each) => each.id === id))];
  const places = new Map(known.map(({ id }, place) => [id, place]));
  const start = findStart(owner, date, former);
  const tips = Array.from({ length: countDays(month) }, (_, at) => {
    const each = toDate(month, at + 1);
    const before = plan?.tips[at];
    if (before || each < start) return before ?? '';
    const [dog, ...others] = orderDogs(dogs, each);
    const describe = (about?: DogRow) => ({ ownerId: owner.id, climate, ...(about && describeDog(about, each)) });
    const tip = chooseTip(library, describe(dog), each, former);
    if (!tip) return '';
    former.unshift({ date: each, tipId: tip.id });
    const fitting = [dog, ...others.filter((other) => isFor(tip, describe(other), number))];
    return [tip.id, ...fitting.flatMap((about) => (about ? [places.get(about.id)] : []))].join(' ');
  });
  return { tips, dogs: known.map(({ id, name, breed }) => ({ id, name, breed })) };
}

/**
 * Returns the first date to plan. A new owner, and one with a plan of the month before, gets every tip of the month. An owner
 * who was away for longer gets no tips for the days before the visit.
 */
function findStart(owner: TipOwner, date: string, former: readonly FormerTip[]): string {
  const firstOfMonth = `${date.slice(0, 7)}-01`;
  const firstOfMonthBefore = `${addDays(firstOfMonth, -1).slice(0, 7)}-01`;
  const registered = findFirstDate(owner);
  if (registered >= firstOfMonth) return registered;
  return former.some((tip) => tip.date >= firstOfMonthBefore) ? firstOfMonth : date;
}

/** Puts the dog whose turn it is first. The dogs of an owner take turns. */
function orderDogs(dogs: readonly DogRow[], date: string): DogRow[] {
  const first = (Date.parse(date) / dayMs) % dogs.length;
  return [...dogs.slice(first), ...dogs.slice(0, first)];
}

function countDays(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
