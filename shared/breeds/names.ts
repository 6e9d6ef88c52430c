import { breedNames as compiled } from '#shared/content/compiled/breed-names.ts';

/** The breeds that owners can choose, in display order. Generated from `shared/content/breeds`. */
export const breedNames = compiled;

export type BreedName = (typeof breedNames)[number];
