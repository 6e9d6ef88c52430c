import * as z from 'zod/mini';
import { birthdayFault, type Dog, DogForm } from '#shared/contract/dogs.ts';
import { poundsOf, type Units, weightIn } from '../../domain/dogs/weight.ts';

/** Years that the dialog's input takes; older dogs are entered by their birthday. */
export const oldestInDialog = 25;

/** The dialog's fields as they are typed. */
export const TypedDog = z.object({
  name: z.string(),
  breed: z.string(),
  /** Which of the next two counts. */
  ageBy: z.enum(['age', 'birthday']),
  age: z.string(),
  birthDate: z.string(),
  weight: z.string(),
});
export type TypedDog = z.output<typeof TypedDog>;

/** A dialog that could not be saved because the session had ended. */
export const UnsentDog = z.object({
  /** Which version of which dog was being edited; null for a new dog. */
  dog: z.nullable(z.object({ id: z.string(), updatedAt: z.string() })),
  typed: TypedDog,
  /** A photo that was chosen cannot wait. */
  photoLost: z.boolean(),
});
export type UnsentDog = z.output<typeof UnsentDog>;

/** What a check goes by: whose profile it was before, the units, and today where the owner lives (`YYYY-MM-DD`). */
export interface DogFormContext {
  dog: Dog | undefined;
  units: Units;
  today: string;
}

export type DogFormErrors = Partial<Record<keyof TypedDog, string>>;

/** The fields of a dog, or of a new one: empty, and one year old. */
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

/** Whether the fields say something other than the profile that they began with, or than an empty form. */
export function isFilledIn(typed: TypedDog, dog: Dog | undefined, units: Units): boolean {
  const before = typedDog(dog, units);
  return (['name', 'breed', typed.ageBy, 'weight'] as const)
    .map((name) => (name === 'birthday' ? 'birthDate' : name))
    .some((name) => typed[name] !== before[name]);
}

/** Digits as people write them, with one point or comma; blank counts as 0. Not `0x10` or `1e1`. */
const decimal = /^(-?(\d+([.,]\d*)?|[.,]\d+))?$/;

/** A typed number; NaN for what is none. */
function numberFrom(typed: string): number {
  const trimmed = typed.trim();
  return decimal.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** A typed age in years; blank counts as 0, what is no number is NaN. */
export function ageFrom(typed: string): number {
  return numberFrom(typed);
}

/** A typed weight in pounds; blank means not given, what is no number is NaN. */
export function weightFrom(typed: string, units: Units): number | undefined {
  return typed.trim() === '' ? undefined : poundsOf(units, numberFrom(typed));
}

/** The text of a weight field when the units change. What is no number stays as it is typed. */
export function reweighed(typed: string, from: Units, to: Units, dog: Dog | undefined): string {
  if (dog && typed === typedDog(dog, from).weight) return typedDog(dog, to).weight;
  const pounds = weightFrom(typed, from);
  return pounds === undefined || Number.isNaN(pounds) ? typed : String(weightIn(to, Math.round(pounds * 10) / 10));
}

/** What the fields stand for. A field that was not touched stands for what it stood for before, to the day and the tenth of a pound. */
function formOf(typed: TypedDog, { dog, units }: DogFormContext) {
  const before = dog && typedDog(dog, units);
  const weight = dog && typed.weight === before?.weight ? dog.weight : weightFrom(typed.weight, units);
  const base = { name: typed.name, breed: typed.breed, weight: weight ?? undefined };
  if (typed.ageBy === 'birthday') return { ...base, birthDate: typed.birthDate };
  if (!dog?.birthDateEstimated || typed.age !== before?.age) return { ...base, age: ageFrom(typed.age) };
  return { ...base, birthDate: dog.birthDate };
}

/** Checks the dialog by the contract's own rules and its narrower age. */
export function checkDog(typed: TypedDog, context: DogFormContext): { form?: DogForm; errors: DogFormErrors } {
  const form = formOf(typed, context);
  const errors: DogFormErrors = {};
  const parsed = DogForm.safeParse(form);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = path[0] as keyof TypedDog;
    errors[name] ??= message;
  }
  if (context.units === 'kg' && Number.isNaN(form.weight)) errors.weight = 'Please give the weight in kilograms';
  if (typed.ageBy === 'birthday') {
    const fault = typed.birthDate ? birthdayFault(typed.birthDate, context.today) : 'Please give the birthday';
    const unchanged = typed.birthDate === context.dog?.birthDate;
    if (fault && !unchanged) errors.birthDate = fault;
    delete errors.age;
  } else if ('age' in form && form.age > oldestInDialog) {
    errors.age ??= `Age must be realistic. For a dog over ${oldestInDialog}, give the birthday.`;
  }
  return Object.keys(errors).length === 0 && parsed.success ? { form: parsed.data, errors } : { errors };
}
