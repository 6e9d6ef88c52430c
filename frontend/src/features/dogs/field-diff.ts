import type { Dog } from '#shared/contract/dogs.ts';
import { type Units, weightWords } from '../../domain/dogs/weight.ts';
import { ageFrom, type TypedDog, typedDog, weightFrom } from './dog-form.ts';
import { dateWords, yearsWords } from './texts.ts';

/** One thing that reads differently in two versions of a profile. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

const nothing = 'Not given';

function ageWords({ ageBy, age, birthDate }: TypedDog): string {
  const years = ageFrom(age);
  if (ageBy === 'age') return Number.isNaN(years) ? age : yearsWords(years);
  return birthDate ? `Born ${dateWords(birthDate)}` : nothing;
}

function weightOf({ weight }: TypedDog, units: Units): string {
  const pounds = weightFrom(weight, units);
  if (pounds === undefined) return nothing;
  return Number.isNaN(pounds) ? weight : weightWords(pounds, units);
}

function photoWords(url: string | null, here: string): string {
  return url ? here : 'No photo';
}

/**
 * What differs between the dialog as it is filled in and the profile as someone else has saved it. `photo` is the address
 * that would be saved, undefined where the owner left the photo as it was: then the newer one stays.
 */
export function differences(
  typed: TypedDog & { photo: string | null | undefined },
  newer: Dog,
  units: Units,
): readonly Difference[] {
  const theirs = typedDog(newer, units);
  const rows: Difference[] = [
    { label: 'Name', mine: typed.name.trim() || nothing, theirs: theirs.name },
    { label: 'Breed', mine: typed.breed || nothing, theirs: theirs.breed },
    { label: 'Age', mine: ageWords(typed), theirs: ageWords(theirs) },
    { label: 'Weight', mine: weightOf(typed, units), theirs: weightOf(theirs, units) },
  ];
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs);
  if (typed.photo === undefined || typed.photo === newer.photoUrl) return differing;
  return [
    ...differing,
    {
      label: 'Photo',
      mine: photoWords(typed.photo, 'Your photo'),
      theirs: photoWords(newer.photoUrl, 'Another photo'),
    },
  ];
}
