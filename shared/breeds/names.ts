import { breedNames as compiled } from '#shared/content/compiled/breed-names.ts';

/** The breeds to choose from, in display order, from `shared/content/breeds`. */
export const breedNames = compiled;

export type BreedName = (typeof breedNames)[number];
