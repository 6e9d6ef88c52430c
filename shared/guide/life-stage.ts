import { breedProfile } from '#shared/breeds/profiles.ts';
import type { LifeStage } from '#shared/guide/article.ts';

/** AAHA's life stage guidelines: a dog is senior in the last quarter of its expected life. */
const seniorShare = 0.75;

/** Finds the life stage of a dog from its age in years and its weight in pounds. Large breeds are senior earlier. */
export function findLifeStage(age: number, breed: string, weightLb?: number | null): LifeStage {
  if (age < 1) return 'puppy';
  const { min, max } = breedProfile(breed, weightLb).lifeSpanYears;
  return age >= ((min + max) / 2) * seniorShare ? 'senior' : 'adult';
}
