import type { LifeStage } from '#shared/guide/article.ts';
import { kilogramsPerPound } from '#shared/weight.ts';

/** What the energy need depends on. */
export interface Eater {
  weightLb: number;
  stage: LifeStage;
  /** Completed months. */
  ageMonths: number;
}

/** A range of calories (kcal) a day. Both ends are the same unless dogs of this kind differ much. */
export interface Calories {
  min: number;
  max: number;
}

/**
 * By how much the resting need is multiplied, as in the article `calories-by-weight`: a neutered adult, and a dog that hardly
 * moves, as many seniors do. The article says that a puppy's factor falls from 3 to 2; the age at which it does is from
 * Small Animal Clinical Nutrition, 5th edition, table 33-7.
 */
const factors = { youngPuppy: 3, puppy: 2, adult: 1.6, slowSenior: 1.4 };
const youngPuppyMonths = 4;

/** Before this, a puppy nurses, at least in part. */
const weanedMonths = 2;

/** The energy need is known less precisely than this. */
const step = 5;

function round(calories: number): number {
  return Math.round(calories / step) * step;
}

/** Computes the calories a day of a dog at rest: 70 x kg^0.75. */
export function computeRestingCalories(weightLb: number): number {
  return 70 * (weightLb * kilogramsPerPound) ** 0.75;
}

/**
 * Computes the food energy a day, treats included, of a dog at a healthy weight: a growing puppy, or a neutered adult.
 * @returns undefined for a puppy that may still nurse
 */
export function computeDailyCalories({ weightLb, stage, ageMonths }: Eater): Calories | undefined {
  const resting = computeRestingCalories(weightLb);
  const range = (min: number, max = min): Calories => ({ min: round(resting * min), max: round(resting * max) });
  if (stage === 'adult') return range(factors.adult);
  if (stage === 'senior') return range(factors.slowSenior, factors.adult);
  if (ageMonths < weanedMonths) return undefined;
  return range(ageMonths < youngPuppyMonths ? factors.youngPuppy : factors.puppy);
}
