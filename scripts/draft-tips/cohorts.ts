import { isFor } from '#functions/tips/choose-tip.ts';
import type { LibraryTip } from '#functions/tips/tip-library.ts';
import { type BreedGroup, breedGroups } from '#shared/breeds/breed-profile.ts';
import { type Season, seasons } from '#shared/contract/exercise-plans.ts';
import { type TipCategory, tipCategories } from '#shared/contract/tips.ts';
import { type LifeStage, lifeStages } from '#shared/guide/article.ts';
import { middleMonths } from '#shared/usual-weather.ts';

/** Dogs to which the same tips of a category apply in a season. */
export interface Cohort {
  group: BreedGroup;
  lifeStage: LifeStage;
  season: Season;
  category: TipCategory;
}

/** With this many tips in each category, a year passes without a repeated tip. */
const enoughTips = Math.ceil(365 / tipCategories.length);

/** Lists the months of a season, from 1 to 12. */
export function listMonths(season: Season): number[] {
  return [-1, 0, 1].map((offset) => ((middleMonths[season] + offset + 11) % 12) + 1);
}

/** Names a cohort in a line of output. */
export function nameCohort({ group, lifeStage, season, category }: Cohort): string {
  return `${group}, ${lifeStage}, ${season}, ${category}`;
}

/** Lists the cohorts for which the library has too few tips, with the tips that fit all season. Those with the fewest come first. */
export function listCohorts(library: readonly LibraryTip[]): { cohort: Cohort; fitting: LibraryTip[] }[] {
  return [...breedGroups, 'Mixed' as const]
    .flatMap((group) => lifeStages.map((lifeStage) => ({ group, lifeStage })))
    .flatMap((dog) => seasons.map((season) => ({ ...dog, season })))
    .flatMap((dog) => tipCategories.map((category) => ({ ...dog, category })))
    .map((cohort) => ({ cohort, fitting: library.filter((tip) => fits(tip, cohort)) }))
    .filter(({ fitting }) => fitting.length < enoughTips)
    .sort((one, other) => one.fitting.length - other.fitting.length);
}

function fits(tip: LibraryTip, { group, lifeStage, season, category }: Cohort): boolean {
  const reader = { ownerId: '', group, lifeStage };
  return tip.category === category && listMonths(season).every((month) => isFor(tip, reader, month));
}
