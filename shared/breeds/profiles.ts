import { type BreedProfile, sizeByWeight } from '#shared/breeds/breed-profile.ts';
import { herding } from '#shared/breeds/herding.ts';
import { hound } from '#shared/breeds/hound.ts';
import { generalProfiles } from '#shared/breeds/mixed.ts';
import type { BreedName } from '#shared/breeds/names.ts';
import { nonSporting } from '#shared/breeds/non-sporting.ts';
import { sporting } from '#shared/breeds/sporting.ts';
import { terrier } from '#shared/breeds/terrier.ts';
import { toy } from '#shared/breeds/toy.ts';
import { working } from '#shared/breeds/working.ts';

/**
 * The breed catalogue: one profile for each name of the list. Some 11 KB compressed, so screens load it when they show
 * it; the names alone are in `names.ts`.
 */
export const breedProfiles: Record<BreedName, BreedProfile> = {
  ...herding,
  ...hound,
  ...nonSporting,
  ...sporting,
  ...terrier,
  ...toy,
  ...working,
  'Mixed breed': generalProfiles.Medium,
  Other: generalProfiles.Medium,
};

/**
 * The profile of a breed. Mixed breeds, "Other" and names outside the list get the general profile of the dog's size.
 * @param weightLb pounds, used for those only; without it they count as medium
 */
export function breedProfile(name: string, weightLb?: number | null): BreedProfile {
  const known = Object.hasOwn(breedProfiles, name) ? breedProfiles[name as BreedName] : undefined;
  return known && known.group !== 'Mixed' ? known : generalProfiles[sizeByWeight(weightLb)];
}
