import * as z from 'zod/mini';
import { birthdayError, type Dog, DogForm } from '#shared/contract/dogs.ts';
import { LocalDate } from '#shared/contract/fields.ts';
import { convertFromPounds, convertToPounds, type Units } from '#shared/weight.ts';
import { fromText, keepUnchanged, parseDecimal } from '../../platform/forms/typed-fields.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';

/** The maximum age in years that can be typed. Older dogs need a birthday. */
export const maxTypedAge = 25;

/**
 * Converts a dog to the values of the dialog's fields. For a new dog, they are blank, except for an age of one year.
 */
export function toDogValues(dog: Dog | undefined, units: Units) {
  const { name = '', breed = '', age = 1, birthDate = '', birthDateEstimated = true, weight = null } = dog ?? {};
  return {
    name,
    breed,
    /** Whether the field `age` applies, or the field `birthDate`. */
    ageBy: birthDateEstimated ? ('age' as const) : ('birthday' as const),
    age: String(age),
    birthDate: birthDateEstimated ? '' : birthDate,
    weight: weight === null ? '' : String(convertFromPounds(units, weight)),
  };
}

/** The values of the dialog's fields, as typed. */
export type DogValues = ReturnType<typeof toDogValues>;

/** Whether the values differ from the dog's saved profile, or for a new dog from a blank form. */
export function isFilledIn(values: DogValues, dog: Dog | undefined, units: Units): boolean {
  const before = toDogValues(dog, units);
  const age = values.ageBy === 'age' ? 'age' : 'birthDate';
  return (['name', 'breed', age, 'weight'] as const).some((name) => values[name] !== before[name]);
}

/** Parses a typed weight to pounds. Returns undefined for blank text and NaN for an invalid number. */
export function parseWeight(typed: string, units: Units): number | undefined {
  return typed.trim() === '' ? undefined : convertToPounds(units, parseDecimal(typed));
}

/** Converts the text of the weight field to other units. Returns an invalid number unchanged. */
export function convertTypedWeight(typed: string, from: Units, to: Units, dog: Dog | undefined): string {
  if (dog && typed === toDogValues(dog, from).weight) return toDogValues(dog, to).weight;
  const pounds = parseWeight(typed, from);
  return pounds === undefined || Number.isNaN(pounds)
    ? typed
    : String(convertFromPounds(to, Math.round(pounds * 10) / 10));
}

/**
 * What the form's rules depend on: the dog being edited, the weight's units, and the owner's local date (`YYYY-MM-DD`).
 */
export interface DogFormContext {
  dog: Dog | undefined;
  units: Units;
  today: string;
}

const { name, breed, age, weight } = DogForm.shape;

const tooOld = `Age must be realistic. For a dog over ${maxTypedAge}, enter the birthday.`;
const TypedAge = z.pipe(fromText(age, parseDecimal), z.optional(z.number().check(z.lte(maxTypedAge, tooOld))));

/** Creates the schema of the birthday, which may not be in the future. An unchanged birthday is always accepted. */
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
 * Creates the dialog's schema from the rules of the contract, with a lower maximum age. The output is the request body.
 * An unchanged age or weight keeps its saved value, which is more precise than the shown text.
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

/** The form of the dog dialog. */
export type DogDialogForm = ZodForm<ReturnType<typeof createDogSchema>>;
