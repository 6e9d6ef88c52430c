import type { BreedName } from '#shared/breeds/names.ts';
import { breedAliases as compiled } from '#shared/content/compiled/breed-aliases.ts';

/**
 * Other names by breed: short, old and foreign names, varieties without a profile, and common misspellings. A name
 * belongs to one breed only. The search for names ignores hyphens, dots, accents, case and spaces.
 */
export const breedAliases: Partial<Record<BreedName, readonly string[]>> = compiled;
