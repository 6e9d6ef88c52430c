import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dogFromOnboarding } from '../../../../frontend/src/features/account/onboarding-data.ts';
import { remove, writeJson } from '../../../../frontend/src/lib/storage.ts';
import { typedBefore } from '../../../../frontend/src/lib/typed-before.ts';

const answers = {
  dogName: 'Rex',
  dogBreed: 'Beagle',
  dogAge: 3,
  dogWeight: 24,
  ownerName: 'Sam',
  email: 'sam@example.com',
  city: 'Austin',
  experienceLevel: 'first-time',
  primaryGoals: ['health', 'exercise'],
};

beforeEach(() => vi.stubGlobal('localStorage', undefined));
afterEach(() => {
  remove('onboarding_data');
  remove('signup_data');
  vi.unstubAllGlobals();
});

test("the wizard's dog carries the owner's experience and goals as its description", () => {
  expect(dogFromOnboarding(answers)).toMatchObject({
    name: 'Rex',
    breed: 'Beagle',
    age: 3,
    weight: 24,
    description: 'first-time owner focused on: health, exercise',
  });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a breed that there is not', { ...answers, dogBreed: 'Dragon' }],
  ['an advertisement for a level', { ...answers, experienceLevel: 'Buy pills at evil.example' }],
  ['no level', { ...answers, experienceLevel: undefined }],
  ['goals that were made up', { ...answers, primaryGoals: ['made', 'up'] }],
  ['no goal', { ...answers, primaryGoals: [] }],
  ['a goal a thousand times', { ...answers, primaryGoals: Array(1000).fill('health') }],
  ['an age of 0', { ...answers, dogAge: 0 }],
  ['an age as text', { ...answers, dogAge: '3' }],
  ['no weight', { ...answers, dogWeight: undefined }],
  ['a weight of 301', { ...answers, dogWeight: 301 }],
  ['a name without end', { ...answers, dogName: 'x'.repeat(101) }],
])('answers that the wizard would not take make no dog: %s', (_case, kept) => {
  expect(dogFromOnboarding(kept)).toBeNull();
});

test('nobody types twice what the payment form or the wizard already knows', () => {
  writeJson('onboarding_data', answers);
  expect(typedBefore()).toMatchObject({ name: 'Sam', email: 'sam@example.com', city: 'Austin', state: '' });
  writeJson('signup_data', { name: 'Sam Lee', address: '1 Oak St' });
  expect(typedBefore()).toMatchObject({ name: 'Sam Lee', homeAddress: '1 Oak St', city: 'Austin' });
});

test('what no account would take is not filled in, however it came onto the device', () => {
  const endless = 'x'.repeat(50_000);
  writeJson('signup_data', {
    name: endless,
    email: `${endless}@example.com`,
    address: endless,
    city: 7,
    zipCode: null,
  });
  expect(typedBefore()).toEqual({ name: '', email: '', homeAddress: '', city: '', state: '', zipCode: '' });
  writeJson('onboarding_data', { ...answers, ownerName: endless, state: 'T\u0000X', zipCode: '7'.repeat(21) });
  expect(typedBefore()).toMatchObject({ name: '', email: 'sam@example.com', city: 'Austin', state: '', zipCode: '' });
});
