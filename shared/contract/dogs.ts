import * as z from 'zod/mini';
import { breedNames } from '#shared/breeds/names.ts';
import { ageOn } from '#shared/calendar.ts';
import { Id, Instant, LocalDate, optionalLines, Page, PhotoUrl, text } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';

/** A dog's profile. */
export const Dog = z.object({
  id: Id,
  /** The owner. */
  userId: Id,
  name: z.string(),
  breed: z.string(),
  /** Years with one decimal place, from `birthDate` to today in the owner's time zone. */
  age: z.number(),
  birthDate: LocalDate,
  /** Whether the birth date was calculated from an age in years. */
  birthDateEstimated: z.boolean(),
  /** Pounds, with one decimal place. */
  weight: z.nullable(z.number()),
  photoUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  updatedAt: Instant,
});
export type Dog = z.output<typeof Dog>;

/** Ages in years and weights in pounds that the forms accept. */
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

/** The error message for a birthday that is not valid on `today` (`YYYY-MM-DD`); undefined when it is valid. */
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

/** Requires a birth date or an age in years. Runs after the fields are checked. */
const knowsAge = z.refine((form) => (form as AgeFields).age !== undefined || !!(form as AgeFields).birthDate, {
  path: ['age'],
  error: 'Please enter the age or the birthday',
});

/** A dog as the dialog sends it. */
export const DogForm = z.strictObject(fields).check(knowsAge);
export type DogForm = z.output<typeof DogForm>;

/** The whole form: a missing optional field is cleared. `updatedAt` names the version that is replaced. */
export const DogChange = z.strictObject({ ...fields, updatedAt: z.optional(Instant) }).check(knowsAge);

const byId = z.strictObject({ id: Id });

/** The dogs of the signed-in owner. */
export const dogs = {
  listDogs: operation({
    method: 'GET',
    path: '/api/dogs',
    summary: "The owner's dogs, oldest profile first.",
    access: 'owner',
    requires: 'dogProfiles',
    paged: true,
    query: Page,
    returns: z.array(Dog),
  }),
  createDog: operation({
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
  updateDog: operation({
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
  deleteDog: operation({
    method: 'DELETE',
    path: '/api/dogs/{id}',
    summary: 'Deletes a profile and, soon after, everything that belongs to it.',
    access: 'owner',
    requires: 'dogProfiles',
    params: byId,
    fails: ['dogNotFound'],
  }),
};
