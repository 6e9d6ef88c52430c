import type { Dog } from '#shared/contract/dogs.ts';
import { formatWeight, type Units } from '#shared/weight.ts';
import { diffFields, type FieldDiff } from '../../lib/field-diff.ts';
import { formatDate } from '../../lib/format.ts';
import { parseDecimal } from '../../platform/forms/typed-fields.ts';
import { type DogValues, parseWeight, toDogValues } from './dog-form.ts';
import { formatYears } from './texts.ts';

const nothing = 'Not set';

function formatAge({ ageBy, age, birthDate }: DogValues): string {
  const years = parseDecimal(age);
  if (ageBy === 'age') return Number.isNaN(years) ? age : formatYears(years);
  return birthDate ? `Born ${formatDate(birthDate)}` : nothing;
}

function formatTypedWeight({ weight }: DogValues, units: Units): string {
  const pounds = parseWeight(weight, units);
  if (pounds === undefined) return nothing;
  return Number.isNaN(pounds) ? weight : formatWeight(pounds, units);
}

/** The values of the dialog's fields, and the URL of the photo. */
type DogVersion = DogValues & { photo: string | null };

/**
 * Lists the fields that differ between the dialog and the latest saved version.
 * @param values.photo the URL that would be saved; undefined if the owner did not change it
 */
export function diffDog(
  values: DogValues & { photo: string | null | undefined },
  latest: Dog,
  units: Units,
): FieldDiff[] {
  const { photoUrl } = latest;
  const describePhoto = ({ photo }: DogVersion) => {
    if (photo === null) return 'No photo';
    return photo === photoUrl ? 'A different photo' : 'Your photo';
  };
  const mine: DogVersion = { ...values, photo: values.photo === undefined ? photoUrl : values.photo };
  return diffFields(mine, { ...toDogValues(latest, units), photo: photoUrl }, [
    { label: 'Name', format: ({ name }) => name.trim() || nothing },
    { label: 'Breed', format: ({ breed }) => breed || nothing },
    { label: 'Age', format: formatAge },
    { label: 'Weight', format: (version) => formatTypedWeight(version, units) },
    { label: 'Photo', format: describePhoto },
  ]);
}
