import * as z from 'zod/mini';
import { breedNames } from '#shared/breeds/names.ts';
import { ageOn } from '#shared/calendar.ts';
import { Id, Instant, LocalDate, optionalLines, Page, PhotoUrl, text } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';

/** A dog as its owner's screens read it. `age` follows from `birthDate` and today in the owner's time zone. */
export const Dog = z.object({
  id: Id,
  name: z.string(),
  breed: z.string(),
  /** Years, to one decimal. */
  age: z.number(),
  birthDate: LocalDate,
  /** True when the birth date was worked out from an age that was given in years. */
  birthDateEstimated: z.boolean(),
  /** Pounds, to one decimal. */
  weight: z.nullable(z.number()),
  photoUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  updatedAt: Instant,
});
export type Dog = z.output<typeof Dog>;

/** Years and pounds that the forms accept; the product's own bounds. */
export const dogBounds = { age: { least: 0, most: 30 }, weight: { least: 1, most: 300 } } as const;

function oneDecimal(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}

const Age = z
  .number('Please give the age in years')
  .check(
    z.gte(dogBounds.age.least, 'Age must be greater than 0'),
    z.lte(dogBounds.age.most, 'Age must be realistic'),
    z.refine(oneDecimal, 'Please give the age to one decimal'),
  );

const Weight = z
  .number('Please give the weight in pounds')
  .check(
    z.gte(dogBounds.weight.least, 'Weight must be greater than 0'),
    z.lte(dogBounds.weight.most, 'Weight must be realistic'),
    z.refine(oneDecimal, 'Please give the weight to one decimal'),
  );

/** What is wrong with a birthday, told on the day `today` (`YYYY-MM-DD`) where the owner lives; undefined where nothing is. */
export function birthdayFault(birthDate: string, today: string): string | undefined {
  if (birthDate > today) return 'A birthday cannot be in the future';
  return ageOn(birthDate, today) > dogBounds.age.most ? 'Age must be realistic' : undefined;
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

interface Born {
  age?: number | undefined;
  birthDate?: string | null | undefined;
}

/** The age is known either as a birth date or in years. Runs after the fields are checked, on a form of that shape. */
const knowsAge = z.refine((form) => (form as Born).age !== undefined || !!(form as Born).birthDate, {
  path: ['age'],
  error: 'Please give the age or the birthday',
});

/** What the dog dialog sends. */
export const DogForm = z.strictObject(fields).check(knowsAge);
export type DogForm = z.output<typeof DogForm>;

/** The whole form again: a missing optional field clears it. `updatedAt` is what the editor saw; a later change is not overwritten. */
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
    summary: 'Replaces a profile. With `updatedAt` it does so only if nobody changed it meanwhile.',
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
    summary: 'Deletes a profile and, soon after, all that belongs to it.',
    access: 'owner',
    requires: 'dogProfiles',
    params: byId,
    fails: ['dogNotFound'],
  }),
};
