import * as z from 'zod/mini';
import { birthdayError, type Dog, DogForm } from '#shared/contract/dogs.ts';
import { convertToPounds, type Units, weightIn } from '../../domain/dogs/weight.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';

/** The maximum age in years that the dialog accepts. Older dogs need a birthday. */
export const maxTypedAge = 25;

/** The dialog's fields as they are typed. */
export const TypedDog = z.object({
  name: z.string(),
  breed: z.string(),
  /** Which of the next two fields applies. */
  ageBy: z.enum(['age', 'birthday']),
  age: z.string(),
  birthDate: z.string(),
  weight: z.string(),
});
export type TypedDog = z.output<typeof TypedDog>;

/** The draft of a dialog that was interrupted. */
export const DogDraft = z.object({
  /** Which version of which dog was being edited; null for a new dog. */
  dog: z.nullable(z.object({ id: z.string(), updatedAt: z.string() })),
  typed: TypedDog,
  /** The units of the typed weight. */
  units: z.optional(z.enum(['lb', 'kg'])),
  /** Whether a photo was chosen. Drafts do not contain files. */
  photoLost: z.boolean(),
});
export type DogDraft = z.output<typeof DogDraft>;

/** What the rules depend on: the profile being edited, the units, and today where the owner lives (`YYYY-MM-DD`). */
export interface DogFormContext {
  dog: Dog | undefined;
  units: Units;
  today: string;
}

/** The fields of a dog, or of a new one: blank, and one year old. */
export function typedDog(dog: Dog | undefined, units: Units): TypedDog {
  if (!dog) return { name: '', breed: '', ageBy: 'age', age: '1', birthDate: '', weight: '' };
  return {
    name: dog.name,
    breed: dog.breed,
    ageBy: dog.birthDateEstimated ? 'age' : 'birthday',
    age: String(dog.age),
    birthDate: dog.birthDateEstimated ? '' : dog.birthDate,
    weight: dog.weight === null ? '' : String(weightIn(units, dog.weight)),
  };
}

/** Whether the fields differ from the profile they started with, or from a blank form. */
export function isFilledIn(typed: TypedDog, dog: Dog | undefined, units: Units): boolean {
  const before = typedDog(dog, units);
  return (['name', 'breed', typed.ageBy, 'weight'] as const)
    .map((name) => (name === 'birthday' ? 'birthDate' : name))
    .some((name) => typed[name] !== before[name]);
}

/** Decimal digits with one point or comma. Excludes `0x10` and `1e1`, which Number() accepts. */
const decimal = /^(-?(\d+([.,]\d*)?|[.,]\d+))?$/;

/** A typed number, or NaN. */
function numberFrom(typed: string): number {
  const trimmed = typed.trim();
  return decimal.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** A typed age in years; blank counts as 0, an invalid one is NaN. */
export function ageFrom(typed: string): number {
  return numberFrom(typed);
}

/** A typed weight in pounds; undefined for blank, NaN for an invalid one. */
export function weightFrom(typed: string, units: Units): number | undefined {
  return typed.trim() === '' ? undefined : convertToPounds(units, numberFrom(typed));
}

/** The text of the weight field after the units change. An invalid number stays as typed. */
export function reweighed(typed: string, from: Units, to: Units, dog: Dog | undefined): string {
  if (dog && typed === typedDog(dog, from).weight) return typedDog(dog, to).weight;
  const pounds = weightFrom(typed, from);
  return pounds === undefined || Number.isNaN(pounds) ? typed : String(weightIn(to, Math.round(pounds * 10) / 10));
}

/** The fields in the API's units. An unchanged field keeps its exact value, to the day and the tenth of a pound. */
function toDogForm(typed: TypedDog, { dog, units }: DogFormContext) {
  const before = dog && typedDog(dog, units);
  const weight = dog && typed.weight === before?.weight ? dog.weight : weightFrom(typed.weight, units);
  const base = { name: typed.name, breed: typed.breed, weight: weight ?? undefined };
  if (typed.ageBy === 'birthday') return { ...base, birthDate: typed.birthDate };
  if (!dog?.birthDateEstimated || typed.age !== before?.age) return { ...base, age: ageFrom(typed.age) };
  return { ...base, birthDate: dog.birthDate };
}

/** The dialog's schema: takes the typed fields, returns the API's form. Its rules are the contract's, with a lower maximum age. */
export function dogFormSchema(context: DogFormContext) {
  const { dog, units, today } = context;
  return z.pipe(
    TypedDog,
    z.transform((typed: TypedDog, check): DogForm => {
      const form = toDogForm(typed, context);
      const parsed = DogForm.safeParse(form);
      const errors: Partial<Record<keyof TypedDog, string>> = {};
      for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as keyof TypedDog] ??= message;
      if (units === 'kg' && Number.isNaN(form.weight)) errors.weight = 'Please enter the weight in kilograms';
      if (typed.ageBy === 'birthday') {
        const error = typed.birthDate ? birthdayError(typed.birthDate, today) : 'Please enter the birthday';
        if (error && typed.birthDate !== dog?.birthDate) errors.birthDate = error;
        delete errors.age;
      } else if ('age' in form && form.age > maxTypedAge) {
        errors.age ??= `Age must be realistic. For a dog over ${maxTypedAge}, enter the birthday.`;
      }
      for (const [name, message] of Object.entries(errors))
        check.issues.push({ code: 'custom', message, path: [name], input: typed });
      return parsed.data ?? z.NEVER;
    }),
  );
}

/** The dialog's form. */
export type DogDialogForm = ZodForm<ReturnType<typeof dogFormSchema>>;
