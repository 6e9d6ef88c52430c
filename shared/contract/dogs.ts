import * as z from 'zod/mini';
import { breedNames } from '#shared/breeds/names.ts';
import { ageOn } from '#shared/calendar.ts';
import { Id, Instant, LocalDate, optionalLines, Page, PhotoUrl, text } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

/** A dog's profile. */
export const Dog = z.object({
  id: Id,
  /** The owner's ID. */
  userId: Id,
  name: z.string(),
  breed: z.string(),
  /** The age in years with one decimal place, today in the owner's time zone. */
  age: z.number(),
  birthDate: LocalDate,
  /** Whether the birth date was calculated from an age in years. */
  birthDateEstimated: z.boolean(),
  /** The weight in pounds, with one decimal place. */
  weight: z.nullable(z.number()),
  photoUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  updatedAt: Instant,
});
export type Dog = z.output<typeof Dog>;

/** The allowed ages in years and weights in pounds. */
export const dogBounds = { age: { min: 0, max: 30 }, weight: { min: 1, max: 300 } } as const;

function oneDecimal(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}

const Age = z
  .number('Please enter the age in years')
  .check(
    z.gte(dogBounds.age.min, 'Age must be greater than 0'),
    z.lte(dogBounds.age.max, 'Age must be realistic'),
    z.refine(oneDecimal, 'Please enter the age with at most one decimal place'),
  );

const Weight = z
  .number('Please enter the weight in pounds')
  .check(
    z.gte(dogBounds.weight.min, 'Weight must be greater than 0'),
    z.lte(dogBounds.weight.max, 'Weight must be realistic'),
    z.refine(oneDecimal, 'Please enter the weight with at most one decimal place'),
  );

/** Returns the error message for a birthday that is not valid on `today`; undefined for a valid birthday. */
export function birthdayError(birthDate: string, today: string): string | undefined {
  if (birthDate > today) return 'A birthday cannot be in the future';
  return ageOn(birthDate, today) > dogBounds.age.max ? 'Age must be realistic' : undefined;
}

const fields = {
  name: text(1, 100, "Dog's name is required"),
  breed: z.enum(breedNames, 'Please select a breed'),
  age: z.optional(Age),
  birthDate: z.optional(z.nullable(LocalDate)),
  weight: z.optional(z.nullable(Weight)),
  photoUrl: PhotoUrl,
  description: optionalLines(1000),
};

interface AgeFields {
  age?: number | undefined;
  birthDate?: string | null | undefined;
}

/** Requires a birth date or an age in years. This check runs after the checks of the fields. */
const knowsAge = z.refine((form) => (form as AgeFields).age !== undefined || !!(form as AgeFields).birthDate, {
  path: ['age'],
  error: 'Please enter the age or the birthday',
});

/** A new dog, as the dialog sends it. */
export const DogForm = z.strictObject(fields).check(knowsAge);
export type DogForm = z.output<typeof DogForm>;

/** All fields of a changed dog. A missing optional field is cleared. `updatedAt` is the version to replace. */
export const DogChange = z.strictObject({ ...fields, updatedAt: z.optional(Instant) }).check(knowsAge);

const byId = z.strictObject({ id: Id });

/** The operations on the signed-in owner's dogs. */
export const dogs = {
  listDogs: defineOperation({
    method: 'GET',
    path: '/api/dogs',
    summary: "The owner's dogs, oldest profile first.",
    access: 'owner',
    requires: 'dogProfiles',
    paged: true,
    query: Page,
    returns: z.array(Dog),
  }),
  createDog: defineOperation({
    method: 'POST',
    path: '/api/dogs',
    summary: 'Adds a dog, if the plan has room for one more.',
    access: 'owner',
    requires: 'dogProfiles',
    status: 201,
    idempotent: true,
    body: DogForm,
    returns: Dog,
    fails: ['dogLimitReached'],
  }),
  updateDog: defineOperation({
    method: 'PUT',
    path: '/api/dogs/{id}',
    summary: 'Replaces a profile. With `updatedAt`, only if it has not changed since.',
    access: 'owner',
    requires: 'dogProfiles',
    params: byId,
    body: DogChange,
    returns: Dog,
    fails: ['dogNotFound', 'staleVersion'],
  }),
  deleteDog: defineOperation({
    method: 'DELETE',
    path: '/api/dogs/{id}',
    summary: 'Deletes a profile and, soon after, everything that belongs to it.',
    access: 'owner',
    requires: 'dogProfiles',
    params: byId,
    fails: ['dogNotFound'],
  }),
};
