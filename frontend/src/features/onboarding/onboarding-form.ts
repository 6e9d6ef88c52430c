import * as z from 'zod/mini';
import { breedNames } from '#shared/breeds/names.ts';
import { Email, text } from '#shared/contract/fields.ts';
import { experienceLevels, goals, SetupDog } from '../../domain/onboarding/setup-dog.ts';

/** What the wizard has found out once it is complete. */
export const OnboardingRecord = z.object({
  ...SetupDog.shape,
  ownerName: text(1, 100, 'Your name is required'),
  email: Email,
  homeAddress: text(1, 200, 'Street address is required'),
  city: text(1, 100, 'City is required'),
  state: text(1, 100, 'State is required'),
  zipCode: text(5, 20, 'Valid ZIP code is required'),
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

/** The first step that cannot be left yet, else the last one. */
export function furthestStep(answers: Answers): number {
  const open = stepFields.findIndex((_, at) => !mayLeave(at + 1, answers));
  return open < 0 ? lastStep : open + 1;
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

/** A complete record back in the fields. */
export function answersOf(record: OnboardingRecord): Answers {
  return { ...record, dogAge: String(record.dogAge), dogWeight: String(record.dogWeight) };
}
