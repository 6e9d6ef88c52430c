import { describe, expect, test } from 'vitest';
import { DogForm } from '#shared/contract/dogs.ts';
import { dogOf, experienceLabels, goalLabels } from '../../../../frontend/src/domain/onboarding/setup-dog.ts';
import {
  type Answers,
  Answers as AnswersSchema,
  answersOf,
  blankAnswers,
  check,
  mayLeave,
} from '../../../../frontend/src/features/onboarding/onboarding-form.ts';

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

describe('a step may be left once something stands in each of its fields', () => {
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
  ] as const)('step %i needs %s', (step, field) => {
    expect(mayLeave(step, complete)).toBe(true);
    expect(mayLeave(step, { ...complete, [field]: field === 'primaryGoals' ? [] : ' ' })).toBe(false);
  });

  test('an age or a weight of zero counts as nothing', () => {
    expect(mayLeave(1, { ...complete, dogAge: '0' })).toBe(false);
    expect(mayLeave(1, { ...complete, dogWeight: '0.0' })).toBe(false);
  });
});

describe('the whole form is checked in these words', () => {
  test.each([
    ['dogName', '', "Dog's name is required", 1],
    ['dogBreed', '', 'Please select a breed', 1],
    ['dogAge', '0.05', 'Age must be greater than 0', 1],
    ['dogAge', '-1', 'Age must be greater than 0', 1],
    ['dogAge', 'old', 'Age must be greater than 0', 1],
    ['dogAge', '30.1', 'Age must be realistic', 1],
    ['dogWeight', '0.9', 'Weight must be greater than 0', 1],
    ['dogWeight', '300.5', 'Weight must be realistic', 1],
    ['ownerName', ' ', 'Your name is required', 2],
    ['email', 'maya', 'Please enter a valid email address', 2],
    ['experienceLevel', '', 'Please select your experience level', 2],
    ['homeAddress', '', 'Street address is required', 3],
    ['city', '', 'City is required', 3],
    ['state', '', 'State is required', 3],
    ['zipCode', '7870', 'Valid ZIP code is required', 3],
    ['primaryGoals', [], 'Please select at least one goal', 4],
  ] as const)('%s %j: %s', (field, value, words, step) => {
    expect(check({ ...complete, [field]: value } as Answers)).toEqual({ errors: { [field]: words }, step });
  });

  test.each(['0.1', '30', '7,5'])('an age of %s is right', (dogAge) => {
    expect(check({ ...complete, dogAge })).toHaveProperty('record');
  });

  test.each(['1', '300'])('a weight of %s is right', (dogWeight) => {
    expect(check({ ...complete, dogWeight })).toHaveProperty('record');
  });

  test('a record goes back into the fields and out again unchanged', () => {
    const checked = check(complete);
    if (!('record' in checked)) throw new Error('It should be complete.');
    expect(check(answersOf(checked.record))).toEqual(checked);
  });
});

test('the dog carries what its owner is after, and fits what the server takes', () => {
  const checked = check(complete);
  if (!('record' in checked)) throw new Error('It should be complete.');
  const dog = dogOf(checked.record);
  expect(dog).toMatchObject({ name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 });
  expect(dog.description).toBe('first-time owner focused on: health, social');
  expect(DogForm.safeParse(dog).success).toBe(true);
});

test('a tampered draft counts as blank where it does not fit', () => {
  const tampered = { dogName: 7, dogBreed: 'Dragon', dogAge: {}, experienceLevel: 'god', primaryGoals: ['fame'] };
  expect(AnswersSchema.parse(tampered)).toEqual(blankAnswers);
  expect(AnswersSchema.parse({ ...complete, city: 'x'.repeat(301) })).toEqual({ ...complete, city: '' });
});

test('levels and goals read as they are known', () => {
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
