import * as z from 'zod/mini';
import { breedNames } from '#shared/breeds/names.ts';
import { type DogForm, dogBounds } from '#shared/contract/dogs.ts';
import { Email, text } from '#shared/contract/fields.ts';

/** How much somebody knows about dogs, as it is kept and as it is read. */
export const experienceLabels = {
  'first-time': 'First-time owner',
  'some-experience': 'Some experience (2-5 years)',
  experienced: 'Experienced (5+ years)',
  expert: 'Expert/Professional',
} as const;
export type ExperienceLevel = keyof typeof experienceLabels;

/** What somebody wants for the dog, as it is kept and as it is read. */
export const goalLabels = {
  health: 'Health & Wellness',
  exercise: 'Exercise & Fitness',
  behavior: 'Training & Behavior',
  nutrition: 'Nutrition & Diet',
  social: 'Socialization',
  preventive: 'Preventive Care',
} as const;
export type Goal = keyof typeof goalLabels;

export const experienceLevels = Object.keys(experienceLabels) as ExperienceLevel[];
export const goals = Object.keys(goalLabels) as Goal[];

/** Years; a puppy of a month counts as a tenth. */
const youngest = 0.1;

function oneDecimal(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}

function amount(least: number, most: number, noun: string) {
  const tooSmall = `${noun} must be greater than 0`;
  return z
    .number(tooSmall)
    .check(
      z.gte(least, tooSmall),
      z.lte(most, `${noun} must be realistic`),
      z.refine(oneDecimal, `Please give the ${noun.toLowerCase()} to one decimal`),
    );
}

const noGoal = 'Please select at least one goal';

/** What the wizard has found out once it is complete. */
export const OnboardingRecord = z.object({
  dogName: text(1, 100, "Dog's name is required"),
  dogBreed: z.enum(breedNames, 'Please select a breed'),
  dogAge: amount(youngest, dogBounds.age.most, 'Age'),
  dogWeight: amount(dogBounds.weight.least, dogBounds.weight.most, 'Weight'),
  ownerName: text(1, 100, 'Your name is required'),
  email: Email,
  homeAddress: text(1, 200, 'Street address is required'),
  city: text(1, 100, 'City is required'),
  state: text(1, 100, 'State is required'),
  zipCode: text(5, 20, 'Valid ZIP code is required'),
  experienceLevel: z.enum(experienceLevels, 'Please select your experience level'),
  primaryGoals: z.array(z.enum(goals, noGoal)).check(z.minLength(1, noGoal)),
});
export type OnboardingRecord = z.output<typeof OnboardingRecord>;

const typed = z.catch(z.string().check(z.maxLength(300)), '');

/** What stands in the fields, numbers as they were typed. Whatever does not fit, from a tampered draft, counts as blank. */
export const Answers = z.object({
  dogName: typed,
  dogBreed: z.catch(z.enum(['', ...breedNames]), ''),
  dogAge: typed,
  dogWeight: typed,
  ownerName: typed,
  email: typed,
  homeAddress: typed,
  city: typed,
  state: typed,
  zipCode: typed,
  experienceLevel: z.catch(z.enum(['', ...experienceLevels]), ''),
  primaryGoals: z.catch(z.array(z.enum(goals)), []),
});
export type Answers = z.output<typeof Answers>;
export type Field = keyof Answers;

export const blankAnswers: Answers = Answers.parse({});

/** The fields of each step; the fifth only shows them again. */
export const stepFields: readonly (readonly Field[])[] = [
  ['dogName', 'dogBreed', 'dogAge', 'dogWeight'],
  ['ownerName', 'email', 'experienceLevel'],
  ['homeAddress', 'city', 'state', 'zipCode'],
  ['primaryGoals'],
  [],
];
export const lastStep = stepFields.length;

/** Whether something stands in every field of a step (1 to 5): a number counts unless it is zero. */
export function mayLeave(step: number, answers: Answers): boolean {
  return (stepFields[step - 1] ?? []).every((field) => {
    const value = answers[field];
    if (Array.isArray(value)) return value.length > 0;
    if (field === 'dogAge' || field === 'dogWeight') return value.trim() !== '' && Number(value) !== 0;
    return value.trim() !== '';
  });
}

/** The number that was typed, as people write one; a decimal comma is understood. */
function numberFrom(value: string): number {
  const written = value.trim().replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
}

export type Checked =
  | { record: OnboardingRecord }
  | { errors: Partial<Record<Field, string>> /** The first step with something to mend. */; step: number };

/** The whole form against its rules. */
export function check(answers: Answers): Checked {
  const result = OnboardingRecord.safeParse({
    ...answers,
    dogAge: numberFrom(answers.dogAge),
    dogWeight: numberFrom(answers.dogWeight),
  });
  if (result.success) return { record: result.data };
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of result.error.issues) errors[path[0] as Field] ??= message;
  const step = stepFields.findIndex((fields) => fields.some((field) => errors[field])) + 1;
  return { errors, step: step || 1 };
}

/** The dog of a complete record. */
export function dogOf(record: OnboardingRecord): DogForm {
  return {
    name: record.dogName,
    breed: record.dogBreed,
    age: record.dogAge,
    weight: record.dogWeight,
    description: `${record.experienceLevel} owner focused on: ${record.primaryGoals.join(', ')}`,
  };
}

/** A complete record back in the fields. */
export function answersOf(record: OnboardingRecord): Answers {
  return { ...record, dogAge: String(record.dogAge), dogWeight: String(record.dogWeight) };
}
