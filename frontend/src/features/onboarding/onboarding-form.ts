import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import { Email, personName, text, ZipCode } from '#shared/contract/fields.ts';
import { type ExperienceLevel, goals } from '#shared/owners.ts';
import { readPendingOnboarding } from '../../domain/onboarding/pending-sign-up.ts';
import { SetupDog } from '../../domain/onboarding/setup-dog.ts';

/** Parses a number with a decimal point or comma. Returns NaN for other text. */
function parseNumber(value: string): number {
  const typed = value.trim().replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The form of the whole wizard. Converts the typed texts to the stored record. The fields are in the steps' order. */
export const OnboardingForm = z.object({
  dogName: SetupDog.shape.dogName,
  dogBreed: z.pipe(
    z.transform((value: string) => value as SetupDog['dogBreed']),
    SetupDog.shape.dogBreed,
  ),
  dogAge: z.pipe(z.transform(parseNumber), SetupDog.shape.dogAge),
  dogWeight: z.pipe(z.transform(parseNumber), SetupDog.shape.dogWeight),
  ownerName: personName(1, 'Your name is required'),
  email: Email,
  experienceLevel: z.pipe(
    z.transform((value: string) => value as ExperienceLevel),
    SetupDog.shape.experienceLevel,
  ),
  homeAddress: text(1, 200, 'Street address is required'),
  city: text(1, 100, 'City is required'),
  state: text(1, 100, 'State is required'),
  zipCode: ZipCode,
  primaryGoals: SetupDog.shape.primaryGoals,
});
export type OnboardingRecord = z.output<typeof OnboardingForm>;

/** The wizard's answers, as typed. */
export type Answers = z.input<typeof OnboardingForm>;
export type Field = keyof Answers;

const typed = z.catch(z.string().check(z.maxLength(300)), '');

const blankAnswers: Answers = {
  dogName: '',
  dogBreed: '',
  dogAge: '',
  dogWeight: '',
  ownerName: '',
  email: '',
  experienceLevel: '',
  homeAddress: '',
  city: '',
  state: '',
  zipCode: '',
  primaryGoals: [],
};

const { primaryGoals: _, ...texts } = blankAnswers;

/** Stored answers. Storage can be tampered with, so invalid answers become blank. */
const StoredAnswers = z.object({
  ...(Object.fromEntries(Object.keys(texts).map((field) => [field, typed])) as Record<
    keyof typeof texts,
    typeof typed
  >),
  primaryGoals: z.catch(z.array(z.enum(goals)).check(z.refine((all) => new Set(all).size === all.length)), []),
});

/** The fields of each step. The fifth step has no fields: it shows all answers for review. */
export const stepFields: readonly (readonly Field[])[] = [
  ['dogName', 'dogBreed', 'dogAge', 'dogWeight'],
  ['ownerName', 'email', 'experienceLevel'],
  ['homeAddress', 'city', 'state', 'zipCode'],
  ['primaryGoals'],
  [],
];
export const lastStep = stepFields.length;

/** The wizard's draft: the answers and the step that was shown. */
export const WizardDraft = z.object({
  step: z.catch(z.int().check(z.gte(1), z.lte(lastStep)), 1),
  answers: StoredAnswers,
});
export type WizardDraft = z.output<typeof WizardDraft>;

/** Whether every field of a step (1 to 5) is filled in, valid or not. A zero counts as blank. */
export function isStepComplete(step: number, answers: Answers): boolean {
  return (stepFields[step - 1] ?? []).every((field) => {
    const value = answers[field];
    if (typeof value !== 'string') return value.length > 0;
    if (field === 'dogAge' || field === 'dogWeight') return value.trim() !== '' && Number(value) !== 0;
    return value.trim() !== '';
  });
}

/** Whether every field of a step (1 to 5) is valid. */
export function isStepValid(step: number, answers: Answers): boolean {
  return (stepFields[step - 1] ?? []).every((field) => OnboardingForm.shape[field].safeParse(answers[field]).success);
}

/** Returns the first step with an invalid field, else the last step. */
export function findFurthestStep(answers: Answers): number {
  const invalid = stepFields.findIndex((_, at) => !isStepValid(at + 1, answers));
  return invalid < 0 ? lastStep : invalid + 1;
}

/** Returns the wizard's default values, from the owner's account or from a visitor's earlier answers. */
export function buildOnboardingDefaults(user: User | null): Answers {
  if (user) {
    const { firstName, email, homeAddress, city, state, zipCode } = user;
    return {
      ...blankAnswers,
      ownerName: firstName,
      email,
      homeAddress: homeAddress ?? '',
      city: city ?? '',
      state: state ?? '',
      zipCode: zipCode ?? '',
    };
  }
  const stored = readPendingOnboarding();
  return StoredAnswers.parse({
    ...stored,
    dogAge: String(stored.dogAge ?? ''),
    dogWeight: String(stored.dogWeight ?? ''),
  });
}
