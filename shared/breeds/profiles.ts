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

/** A profile for each breed. About 11 KB compressed, so screens load it on demand; `names.ts` has only the names. */
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
 * The profile of a breed. Mixed breeds, "Other" and unknown names get the general profile of the dog's size.
 * @param weightLb pounds; unknown counts as medium
 */
export function breedProfile(name: string, weightLb?: number | null): BreedProfile {
  const known = Object.hasOwn(breedProfiles, name) ? breedProfiles[name as BreedName] : undefined;
  return known && known.group !== 'Mixed' ? known : generalProfiles[sizeByWeight(weightLb)];
}
