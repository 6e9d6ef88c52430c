import { breedProfile } from '#shared/breeds/profiles.ts';
import type { LifeStage } from '#shared/guide/article.ts';

/** A dog is senior from this share of the breed's life span on, according to AAHA's life stage guidelines. */
const seniorShare = 0.75;

/**
 * Finds a dog's life stage from the age in years, the breed and the weight in pounds. Large breeds are senior earlier.
 */
export function findLifeStage(age: number, breed: string, weightLb?: number | null): LifeStage {
  if (age < 1) return 'puppy';
  const { min, max } = breedProfile(breed, weightLb).lifeSpanYears;
  return age >= ((min + max) / 2) * seniorShare ? 'senior' : 'adult';
}
