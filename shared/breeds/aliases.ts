import type { BreedName } from '#shared/breeds/names.ts';
import { breedAliases as compiled } from '#shared/content/compiled/breed-aliases.ts';

/**
 * Other names of breeds: short, old and foreign ones, varieties without a profile, and common misspellings. Each belongs
 * to one breed. The lookup ignores hyphens, dots, accents, case and spaces.
 */
export const breedAliases: Partial<Record<BreedName, readonly string[]>> = compiled;
