import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dogFromOnboarding, typedBefore } from '../../../../frontend/src/features/account/onboarding-data.ts';
import { remove, writeJson } from '../../../../frontend/src/lib/storage.ts';

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

test('answers that make no dog make none', () => {
  expect(dogFromOnboarding(null)).toBeNull();
  expect(dogFromOnboarding({ ...answers, dogBreed: 'Dragon' })).toBeNull();
});

test('nobody types twice what the payment form or the wizard already knows', () => {
  writeJson('onboarding_data', answers);
  expect(typedBefore()).toMatchObject({ name: 'Sam', email: 'sam@example.com', city: 'Austin', state: '' });
  writeJson('signup_data', { name: 'Sam Lee', address: '1 Oak St' });
  expect(typedBefore()).toMatchObject({ name: 'Sam Lee', homeAddress: '1 Oak St', city: 'Austin' });
});
