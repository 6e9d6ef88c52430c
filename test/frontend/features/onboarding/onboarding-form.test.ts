import { describe, expect, test } from 'vitest';
import { AccountChange } from '#shared/contract/account-forms.ts';
import { DogForm } from '#shared/contract/dogs.ts';
import { experienceLabels, goalLabels } from '#shared/owners.ts';
import { updatePendingSignUp } from '../../../../frontend/src/domain/onboarding/pending-sign-up.ts';
import { toDogForm } from '../../../../frontend/src/domain/onboarding/setup-dog.ts';
import {
  type Answers,
  buildOnboardingDefaults,
  findFurthestStep,
  isStepComplete,
  isStepValid,
  OnboardingForm,
  WizardDraft,
} from '../../../../frontend/src/features/onboarding/onboarding-form.ts';
import { remove, storageEntry } from '../../../../frontend/src/platform/storage/storage.ts';

const complete: Answers = {
  dogName: 'Rex',
  dogBreed: 'Beagle',
  dogAge: '3.5',
  dogWeight: '24.5',
  ownerName: 'Maya',
  email: 'maya@example.com',
  homeAddress: '1 Elm St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  experienceLevel: 'first-time',
  primaryGoals: ['health', 'social'],
};

describe('the setup wizard', () => {
  test.each([
    [1, 'dogName'],
    [1, 'dogBreed'],
    [1, 'dogAge'],
    [1, 'dogWeight'],
    [2, 'ownerName'],
    [2, 'email'],
    [2, 'experienceLevel'],
    [3, 'homeAddress'],
    [3, 'city'],
    [3, 'state'],
    [3, 'zipCode'],
    [4, 'primaryGoals'],
  ] as const)('completes step %i only with the field %s', (step, field) => {
    expect(isStepComplete(step, complete)).toBe(true);
    expect(isStepComplete(step, { ...complete, [field]: field === 'primaryGoals' ? [] : ' ' })).toBe(false);
  });

  test('does not complete the first step with an age or a weight of zero', () => {
    expect(isStepComplete(1, { ...complete, dogAge: '0' })).toBe(false);
    expect(isStepComplete(1, { ...complete, dogWeight: '0.0' })).toBe(false);
  });
});

/** Returns the messages about invalid answers, by field. */
function findErrors(part: object): Record<string, string> {
  const issues = OnboardingForm.safeParse({ ...complete, ...part }).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join(), message]));
}

describe('the form of the setup wizard', () => {
  test.each([
    ['dogName', '', "Dog's name is required"],
    ['dogBreed', '', 'Please select a breed'],
    ['dogAge', '0.05', 'Age must be greater than 0'],
    ['dogAge', '-1', 'Age must be greater than 0'],
    ['dogAge', 'old', 'Age must be greater than 0'],
    ['dogAge', '30.1', 'Age must be realistic'],
    ['dogWeight', '0.9', 'Weight must be greater than 0'],
    ['dogWeight', '300.5', 'Weight must be realistic'],
    ['ownerName', ' ', 'Your name is required'],
    ['email', 'maya', 'Please enter a valid email address'],
    ['experienceLevel', '', 'Please select your experience level'],
    ['homeAddress', '', 'Street address is required'],
    ['city', '', 'City is required'],
    ['state', '', 'State is required'],
    ['zipCode', '7870', 'Valid ZIP code is required'],
    ['primaryGoals', [], 'Please select at least one goal'],
  ] as const)('rejects the field %s with the value %j and the message "%s"', (field, value, message) => {
    expect(findErrors({ [field]: value })).toEqual({ [field]: message });
  });

  test.each(['0.1', '30', '7,5'])('accepts an age of %s', (dogAge) => {
    expect(findErrors({ dogAge })).toEqual({});
  });

  test.each(['1', '300'])('accepts a weight of %s', (dogWeight) => {
    expect(findErrors({ dogWeight })).toEqual({});
  });
});

/** Values of many kinds for a text field. */
const oddTexts = [
  ...['', ' ', '0', '0.1', '0,5', '3.14', '-1', '1e3', 'abc', '30', '31', '300', '999', 'Infinity', 'NaN', '1/2'],
  ...[
    '123',
    '78701',
    'a@b',
    'maya@example.com',
    'Beagle',
    'expert',
    'x'.repeat(101),
    'x'.repeat(201),
    '\u200b',
    'a\nb',
  ],
  ...['a\u00a0b', '\u202eabc', '🐶', '--'],
];

describe('the last step of the setup wizard', () => {
  const texts = Object.keys(complete).filter((field) => field !== 'primaryGoals');

  test.each(texts)('is reached only if the form accepts the field %s, and the server then accepts it too', (field) => {
    for (const value of oddTexts) {
      const answers = { ...complete, [field]: value };
      const record = OnboardingForm.safeParse(answers);
      expect([value, findFurthestStep(answers) === 5]).toEqual([value, record.success]);
      if (!record.success) continue;
      const { ownerName: firstName, homeAddress, city, state, zipCode, experienceLevel, primaryGoals } = record.data;
      const about = { firstName, homeAddress, city, state, zipCode, experienceLevel, primaryGoals };
      expect([value, AccountChange.safeParse(about).error]).toEqual([value, undefined]);
      expect([value, DogForm.safeParse(toDogForm(record.data)).error]).toEqual([value, undefined]);
    }
  });

  test.each([
    [1, { dogAge: 'abc' }],
    [1, { dogWeight: '999' }],
    [2, { email: 'maya' }],
    [3, { zipCode: '123' }],
  ])('is not reached when step %i is filled in but has the invalid answer %j', (step, part) => {
    const answers = { ...complete, ...part };
    expect([isStepComplete(step, answers), isStepValid(step, answers), findFurthestStep(answers)]).toEqual([
      true,
      false,
      step,
    ]);
  });
});

test('the wizard starts with the answers that a visitor gave before', () => {
  const record = OnboardingForm.parse(complete);
  updatePendingSignUp({ onboarding: record });
  expect(buildOnboardingDefaults(null)).toEqual(complete);
  remove(storageEntry('onboarding_data'));
});

test('the answers of the wizard describe a dog that the server accepts', () => {
  const dog = toDogForm(OnboardingForm.parse(complete));
  expect(dog).toMatchObject({ name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 });
  expect(dog.description).toBe('first-time owner focused on: health, social');
  expect(DogForm.safeParse(dog).success).toBe(true);
});

test('tampered fields of a draft count as blank', () => {
  const tampered = { dogName: 7, dogAge: {}, primaryGoals: ['health', 'health'] };
  expect(WizardDraft.parse({ step: 9, answers: tampered })).toEqual({
    step: 1,
    answers: buildOnboardingDefaults(null),
  });
  const { answers } = WizardDraft.parse({ step: 2, answers: { ...complete, city: 'x'.repeat(301) } });
  expect(answers).toEqual({ ...complete, city: '' });
});

test('experience levels and goals have the specified labels', () => {
  expect(Object.values(experienceLabels)).toEqual([
    'First-time owner',
    'Some experience (2-5 years)',
    'Experienced (5+ years)',
    'Expert/Professional',
  ]);
  expect(Object.values(goalLabels)).toEqual([
    'Health & Wellness',
    'Exercise & Fitness',
    'Training & Behavior',
    'Nutrition & Diet',
    'Socialization',
    'Preventive Care',
  ]);
});
