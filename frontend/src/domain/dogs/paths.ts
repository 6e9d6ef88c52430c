import { profilePath } from '../account/paths.ts';

/** The Dogs tab of the profile, with the dialog that adds a dog open. */
export const addDogPath = `${profilePath}?add=true`;
