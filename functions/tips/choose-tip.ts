import { hash } from 'node:crypto';
import type { Climate, LibraryTip } from '#functions/tips/tip-library.ts';
import type { BreedGroup, BreedSize } from '#shared/breeds/breed-profile.ts';
import type { LifeStage } from '#shared/guide/article.ts';

/** What the choice of a tip depends on, besides what the owner has had. Absent values are unknown. */
export interface TipReader {
  ownerId: string;
  lifeStage?: LifeStage;
  size?: BreedSize;
  group?: BreedGroup;
  isFlatFaced?: boolean;
  /** The weather of the month where the owner lives. */
  climate?: readonly Climate[] | undefined;
  /** Whether the dog was on a long outing the day before. */
  isAfterOuting?: boolean;
}

/** A tip that an owner has had. */
export interface FormerTip {
  date: string;
  tipId: string;
}

/** How many days must pass before an owner gets a tip again. */
export const repeatDays = 180;

/** Tips that fit this dog or this weather are more useful than tips for every dog, so each condition doubles the odds. */
const oddsPerCondition = 2;

/** The odds of a tip in the category of one of the last two tips, so that categories alternate. */
const oddsOfSameCategory = 0.2;

function includes<Value>(values: readonly Value[] | undefined, value: Value | undefined): boolean {
  return !values || (value !== undefined && values.includes(value));
}

/**
 * Whether a tip is for a reader in a month, 1 to 12. A condition on something unknown does not hold, except for the
 * weather: tips for hot or cold weather also have months.
 */
export function isFor(tip: LibraryTip, reader: TipReader, month: number): boolean {
  return (
    includes(tip.months, month) &&
    includes(tip.lifeStages, reader.lifeStage) &&
    includes(tip.sizes, reader.size) &&
    includes(tip.groups, reader.group) &&
    (!tip.muzzles || reader.isFlatFaced === true) &&
    (!tip.after || reader.isAfterOuting === true) &&
    (!tip.weather || !reader.climate || tip.weather.some((each) => reader.climate?.includes(each)))
  );
}

function countConditions({ months, lifeStages, sizes, groups, muzzles, weather, after }: LibraryTip): number {
  return [months, lifeStages, sizes, groups, muzzles, weather, after].filter(Boolean).length;
}

/** Returns a number above 0 and below 1 that is the same for the same key. */
function draw(key: string): number {
  return (Number.parseInt(hash('sha256', key).slice(0, 8), 16) + 0.5) / 2 ** 32;
}

/**
 * Chooses the tip of a date: a weighted draw among the tips for the reader that the owner has not had for 180 days. The
 * same parameters always give the same tip. If the owner has had every tip, repeats the one that was longest ago.
 * @param former the owner's tips of the last 180 days or more, the newest first
 */
export function chooseTip(
  library: readonly LibraryTip[],
  reader: TipReader,
  date: string,
  former: readonly FormerTip[],
): LibraryTip | undefined {
  const month = Number(date.slice(5, 7));
  const fitting = library.filter((tip) => isFor(tip, reader, month));
  const had = new Map([...former].reverse().map((each) => [each.tipId, each.date]));
  const fresh = fitting.filter(({ id }) => daysBetween(had.get(id), date) >= repeatDays);
  if (fresh.length === 0) return minBy(fitting, ({ id }) => Date.parse(had.get(id) ?? '') || 0);
  const lastIds = former.slice(0, 2).map(({ tipId }) => tipId);
  const lastCategories = library.filter(({ id }) => lastIds.includes(id)).map(({ category }) => category);
  // Of exponentially distributed draws with these odds as rates, each is the lowest with a probability by its odds.
  return minBy(fresh, (tip) => {
    const odds =
      oddsPerCondition ** countConditions(tip) * (lastCategories.includes(tip.category) ? oddsOfSameCategory : 1);
    return -Math.log(draw(`${reader.ownerId} ${date} ${tip.id}`)) / odds;
  });
}

function daysBetween(from: string | undefined, to: string): number {
  return from === undefined ? Number.POSITIVE_INFINITY : (Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000);
}

function minBy<Item>(items: readonly Item[], by: (item: Item) => number): Item | undefined {
  let best: { item: Item; value: number } | undefined;
  for (const item of items) {
    const value = by(item);
    if (!best || value < best.value) best = { item, value };
  }
  return best?.item;
}
