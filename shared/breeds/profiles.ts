import { type BreedProfile, type BreedSize, sizeByWeight } from '#shared/breeds/breed-profile.ts';
import type { BreedName } from '#shared/breeds/names.ts';
import { generalProfiles as compiledGeneral, profiles } from '#shared/content/compiled/breed-profiles.ts';

/** General profiles by size, for mixed breeds and breeds outside the list. */
export const generalProfiles: Record<BreedSize, BreedProfile> = compiledGeneral;

/** A profile for each breed. About 11 KB compressed, so screens load it on demand; `names.ts` has only the names. */
export const breedProfiles: Record<BreedName, BreedProfile> = {
  ...profiles,
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
