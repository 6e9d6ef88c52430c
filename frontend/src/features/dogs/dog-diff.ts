import type { Dog } from '#shared/contract/dogs.ts';
import { formatWeight, type Units } from '../../domain/dogs/weight.ts';
import { diffFields, type FieldDiff } from '../../lib/field-diff.ts';
import { formatDate } from '../../lib/format.ts';
import { ageFrom, type TypedDog, typedDog, weightFrom } from './dog-form.ts';
import { formatYears } from './texts.ts';

const nothing = 'Not set';

function ageText({ ageBy, age, birthDate }: TypedDog): string {
  const years = ageFrom(age);
  if (ageBy === 'age') return Number.isNaN(years) ? age : formatYears(years);
  return birthDate ? `Born ${formatDate(birthDate)}` : nothing;
}

function weightText({ weight }: TypedDog, units: Units): string {
  const pounds = weightFrom(weight, units);
  if (pounds === undefined) return nothing;
  return Number.isNaN(pounds) ? weight : formatWeight(pounds, units);
}

/** The dialog's fields and the photo's address. */
type DogVersion = TypedDog & { photo: string | null };

/**
 * The fields that differ between the dialog and the latest saved version. `photo` is the URL that would be
 * saved, undefined if the owner did not change it.
 */
export function dogDiff(
  typed: TypedDog & { photo: string | null | undefined },
  latest: Dog,
  units: Units,
): FieldDiff[] {
  const { photoUrl } = latest;
  const photoText = ({ photo }: DogVersion) => {
    if (photo === null) return 'No photo';
    return photo === photoUrl ? 'A different photo' : 'Your photo';
  };
  const mine: DogVersion = { ...typed, photo: typed.photo === undefined ? photoUrl : typed.photo };
  return diffFields(mine, { ...typedDog(latest, units), photo: photoUrl }, [
    { label: 'Name', format: ({ name }) => name.trim() || nothing },
    { label: 'Breed', format: ({ breed }) => breed || nothing },
    { label: 'Age', format: ageText },
    { label: 'Weight', format: (version) => weightText(version, units) },
    { label: 'Photo', format: photoText },
  ]);
}
