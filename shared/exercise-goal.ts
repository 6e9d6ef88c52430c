import { breedProfile } from '#shared/breeds/profiles.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { monthsBetween } from '#shared/dog-age.ts';

export type LifeStage = 'puppy' | 'adult' | 'senior';

/** A dog's daily goal for walks and play. */
export interface ExerciseGoal {
  /** A multiple of five. */
  minutes: number;
  stage: LifeStage;
}

/** Minutes per walk for each month of a puppy's age, on two walks a day. */
const puppyMinutesPerMonth = 5;
const puppyWalks = 2;

/** The age at which a dog of each size has grown up, in months. */
const grownUpMonths = { Small: 9, Medium: 9, Large: 12, Giant: 18 } as const;

/** A dog is a senior in the last quarter of its breed's life span. */
const seniorShare = 0.75;

/** A dog this much heavier than its breed starts at the low end of the breed's range. */
const overweightShare = 1.15;

function toFive(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

/**
 * The daily exercise goal for a dog's breed, age and weight. Sources: the breed's range in `content/breeds/` (see
 * NOTICE), or that of the size for mixed breeds; for puppies, the Royal Kennel Club's rule of thumb of five minutes per
 * month of age, up to twice a day (there is little science behind it, but it errs on the careful side); for life
 * stages, the 2019 AAHA Canine Life Stage Guidelines, where rapid growth ends at 6 to 9 months, later in large breeds,
 * and seniors are in the last 25 percent of the life span.
 * @param today the owner's local date
 */
export function exerciseGoal(dog: Pick<Dog, 'breed' | 'birthDate' | 'weight'>, today: string): ExerciseGoal {
  const { breed, birthDate, weight } = dog;
  const { size, exerciseMinutes, lifeSpanYears, weightLb } = breedProfile(breed, weight);
  const months = monthsBetween(birthDate, today);
  const { min, max } = exerciseMinutes;
  const typical = toFive((min + max) / 2);
  if (months < grownUpMonths[size]) {
    const minutes = puppyMinutesPerMonth * puppyWalks * Math.max(1, months);
    return { minutes: Math.min(typical, minutes), stage: 'puppy' };
  }
  const span = (lifeSpanYears.min + lifeSpanYears.max) / 2;
  if (months >= span * 12 * seniorShare) return { minutes: toFive(min), stage: 'senior' };
  const isOverweight = weight !== null && weight > weightLb.max * overweightShare;
  return { minutes: isOverweight ? toFive(min) : typical, stage: 'adult' };
}
