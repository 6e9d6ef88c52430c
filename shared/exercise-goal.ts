import { breedProfile } from '#shared/breeds/profiles.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { monthsBetween } from '#shared/dog-age.ts';

export type LifeStage = 'puppy' | 'adult' | 'senior';

/** A dog's goal for walks and play together. */
export interface ExerciseGoal {
  /** Minutes per day, a multiple of five. */
  minutes: number;
  /** Minutes in seven days. */
  weekMinutes: number;
  stage: LifeStage;
}

/** The goal of an adult dog of unknown breed and weight, in minutes per day. */
export const defaultDailyGoal = 60;
const daysPerWeek = 7;

/** A puppy's walk may take this many minutes per month of age, with two walks a day. */
export const puppyMinutesPerMonth = 5;
const puppyWalks = 2;

/** The age in months at which a dog of each size is an adult. */
export const grownUpMonths = { Small: 9, Medium: 9, Large: 12, Giant: 18 } as const;

/** A dog is a senior from this share of the breed's life span on. */
export const seniorShare = 0.75;

/** A dog counts as overweight above the breed's maximum weight times this factor, and gets the minimum of the range. */
export const overweightShare = 1.15;

type GoalDog = Pick<Dog, 'breed' | 'birthDate' | 'weight'>;

function toFive(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

/** Returns the minutes per day. */
function findDailyGoal({ breed, birthDate, weight }: GoalDog, today: string): Omit<ExerciseGoal, 'weekMinutes'> {
  const { group, size, exerciseMinutes, lifeSpanYears, weightLb } = breedProfile(breed, weight);
  const months = monthsBetween(birthDate, today);
  const { min, max } = exerciseMinutes;
  const typical = group === 'Mixed' && weight === null ? defaultDailyGoal : toFive((min + max) / 2);
  if (months < grownUpMonths[size]) {
    const minutes = puppyMinutesPerMonth * puppyWalks * Math.max(1, months);
    return { minutes: Math.min(typical, minutes), stage: 'puppy' };
  }
  const span = (lifeSpanYears.min + lifeSpanYears.max) / 2;
  if (months >= span * 12 * seniorShare) return { minutes: toFive(min), stage: 'senior' };
  const isOverweight = weight !== null && weight > weightLb.max * overweightShare;
  return { minutes: isOverweight ? toFive(min) : typical, stage: 'adult' };
}

/**
 * Calculates a dog's exercise goal from breed, age and weight. Every screen uses it, so that they agree. The sources are:
 * - Adults: the breed's range in `shared/content/breeds` (see NOTICE), or the range of the dog's size for mixed breeds.
 *   Without a breed and a weight, an hour.
 * - Puppies: the Royal Kennel Club's rule of thumb of five minutes per month of age, up to twice a day. There is little
 *   scientific evidence for this rule, but it is cautious.
 * - Life stages: the 2019 AAHA Canine Life Stage Guidelines. Rapid growth ends at 6 to 9 months, later in large breeds,
 *   and seniors are in the last 25 percent of the life span.
 * @param today the owner's local date
 */
export function exerciseGoal(dog: GoalDog, today: string): ExerciseGoal {
  const goal = findDailyGoal(dog, today);
  return { ...goal, weekMinutes: goal.minutes * daysPerWeek };
}
