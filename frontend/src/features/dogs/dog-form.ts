import * as z from 'zod/mini';
import { birthdayError, type Dog, DogForm } from '#shared/contract/dogs.ts';
import { LocalDate } from '#shared/contract/fields.ts';
import { convertFromPounds, convertToPounds, type Units } from '../../domain/dogs/weight.ts';
import { fromText, keepUnchanged, parseDecimal } from '../../platform/forms/typed-fields.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';

/** The maximum age in years that the dialog accepts. Older dogs need a birthday. */
export const maxTypedAge = 25;

/** Converts a dog to the dialog's fields. Those of a new one are blank, with an age of one year. */
export function toDogValues(dog: Dog | undefined, units: Units) {
  const { name = '', breed = '', age = 1, birthDate = '', birthDateEstimated = true, weight = null } = dog ?? {};
  return {
    name,
    breed,
    /** Which of the next two fields applies. */
    ageBy: birthDateEstimated ? ('age' as const) : ('birthday' as const),
    age: String(age),
    birthDate: birthDateEstimated ? '' : birthDate,
    weight: weight === null ? '' : String(convertFromPounds(units, weight)),
  };
}

/** The dialog's fields as they are typed. */
export type DogValues = ReturnType<typeof toDogValues>;

/** Whether the fields differ from the profile they started with, or from a blank form. */
export function isFilledIn(values: DogValues, dog: Dog | undefined, units: Units): boolean {
  const before = toDogValues(dog, units);
  const age = values.ageBy === 'age' ? 'age' : 'birthDate';
  return (['name', 'breed', age, 'weight'] as const).some((name) => values[name] !== before[name]);
}

/** Parses a typed weight to pounds; undefined for blank, NaN for an invalid one. */
export function parseWeight(typed: string, units: Units): number | undefined {
  return typed.trim() === '' ? undefined : convertToPounds(units, parseDecimal(typed));
}

/** Converts the text of the weight field to other units. An invalid number stays as typed. */
export function convertTypedWeight(typed: string, from: Units, to: Units, dog: Dog | undefined): string {
  if (dog && typed === toDogValues(dog, from).weight) return toDogValues(dog, to).weight;
  const pounds = parseWeight(typed, from);
  return pounds === undefined || Number.isNaN(pounds)
    ? typed
    : String(convertFromPounds(to, Math.round(pounds * 10) / 10));
}

/** What the rules depend on: the profile being edited, the units, and today where the owner lives (`YYYY-MM-DD`). */
export interface DogFormContext {
  dog: Dog | undefined;
  units: Units;
  today: string;
}

const { name, breed, age, weight } = DogForm.shape;

const tooOld = `Age must be realistic. For a dog over ${maxTypedAge}, enter the birthday.`;
const TypedAge = z.pipe(fromText(age, parseDecimal), z.optional(z.number().check(z.lte(maxTypedAge, tooOld))));

/** Creates the field of a birthday: until today, or unchanged. */
function createBirthdayField({ dog, today }: DogFormContext) {
  return z.pipe(
    z.string().check(z.minLength(1, 'Please enter the birthday')),
    LocalDate.check(({ value, issues }) => {
      const error = value === dog?.birthDate ? undefined : birthdayError(value, today);
      if (error) issues.push({ code: 'custom', message: error, input: value });
    }),
  );
}

/**
 * Creates the dialog's schema: the rules of the contract, with a lower maximum age. Its output is the API's form. An
 * unchanged field keeps its exact value, to the day and the tenth of a pound.
 */
export function createDogSchema(context: DogFormContext) {
  const { dog, units } = context;
  const before = dog && toDogValues(dog, units);
  const weightMessage = `Please enter the weight in ${units === 'kg' ? 'kilograms' : 'pounds'}`;
  const typedWeight = z.pipe(
    z.string().check(z.refine((typed) => !Number.isNaN(parseWeight(typed, units)), weightMessage)),
    fromText(weight, (typed) => parseWeight(typed, units)),
  );
  const fields = {
    name,
    breed: fromText(breed),
    weight: keepUnchanged(typedWeight, before?.weight, dog?.weight ?? undefined),
  };
  const unchangedAge = dog?.birthDateEstimated ? before?.age : undefined;
  return z.pipe(
    z.discriminatedUnion('ageBy', [
      z.object({
        ...fields,
        ageBy: z.literal('age'),
        age: keepUnchanged(TypedAge, unchangedAge, undefined),
        birthDate: z.string(),
      }),
      z.object({ ...fields, ageBy: z.literal('birthday'), age: z.string(), birthDate: createBirthdayField(context) }),
    ]),
    z.transform((form): DogForm => {
      const { name, breed, weight = undefined } = form;
      if (form.ageBy === 'birthday') return { name, breed, weight, birthDate: form.birthDate };
      return form.age === undefined
        ? { name, breed, weight, birthDate: dog?.birthDate }
        : { name, breed, weight, age: form.age };
    }),
  );
}

/** The dialog's form. */
export type DogDialogForm = ZodForm<ReturnType<typeof createDogSchema>>;
