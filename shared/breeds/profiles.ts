import { type BreedProfile, type BreedSize, sizeByWeight } from '#shared/breeds/breed-profile.ts';
import type { BreedName } from '#shared/breeds/names.ts';
import { generalProfiles as compiledGeneral, profiles } from '#shared/content/compiled/breed-profiles.ts';

/** General profiles by size, for mixed breeds and for breeds that are not in the list. */
export const generalProfiles: Record<BreedSize, BreedProfile> = compiledGeneral;

/** The profile of each breed. Screens load this module on demand (11 KB compressed). `names.ts` only has the names. */
export const breedProfiles: Record<BreedName, BreedProfile> = {
  ...profiles,
  'Mixed breed': generalProfiles.Medium,
  Other: generalProfiles.Medium,
};

/**
 * Returns the profile of a breed. For mixed breeds, "Other" and unknown names, returns the general profile of the dog's
 * size.
 * @param weightLb the dog's weight in pounds. A dog of unknown weight counts as medium-sized.
 */
export function breedProfile(name: string, weightLb?: number | null): BreedProfile {
  const known = Object.hasOwn(breedProfiles, name) ? breedProfiles[name as BreedName] : undefined;
  return known && known.group !== 'Mixed' ? known : generalProfiles[sizeByWeight(weightLb)];
}
