import * as z from 'zod/mini';
import { breedNames } from '#shared/breeds/names.ts';
import { type DogForm, dogBounds } from '#shared/contract/dogs.ts';
import { text } from '#shared/contract/fields.ts';
import { experienceLevels, goals } from '#shared/owners.ts';

/** The minimum age in years: a puppy of one month is 0.1. */
const minAge = 0.1;

function hasOneDecimal(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}

function amount(min: number, max: number, noun: string) {
  const tooSmall = `${noun} must be greater than 0`;
  return z
    .number(tooSmall)
    .check(
      z.gte(min, tooSmall),
      z.lte(max, `${noun} must be realistic`),
      z.refine(hasOneDecimal, `Please enter the ${noun.toLowerCase()} with at most one decimal place`),
    );
}

const noGoal = 'Please select at least one goal';

/** The setup wizard's fields about a dog. Sign-up validates them again, because storage can be tampered with. */
export const SetupDog = z.object({
  dogName: text(1, 100, "Dog's name is required"),
  dogBreed: z.enum(breedNames, 'Please select a breed'),
  dogAge: amount(minAge, dogBounds.age.max, 'Age'),
  dogWeight: amount(dogBounds.weight.min, dogBounds.weight.max, 'Weight'),
  experienceLevel: z.enum(experienceLevels, 'Please select your experience level'),
  primaryGoals: z.array(z.enum(goals, noGoal)).check(z.minLength(1, noGoal), z.maxLength(goals.length, noGoal)),
});
export type SetupDog = z.output<typeof SetupDog>;

/** Converts the wizard's answers to the request body that creates the dog. */
export function toDogForm(setUp: SetupDog): DogForm {
  return {
    name: setUp.dogName,
    breed: setUp.dogBreed,
    age: setUp.dogAge,
    weight: setUp.dogWeight,
    description: `${setUp.experienceLevel} owner focused on: ${setUp.primaryGoals.join(', ')}`,
  };
}
