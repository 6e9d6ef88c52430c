import { afterEach, expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { goals } from '#shared/owners.ts';
import { describeDogNeeds, readPendingDogNeeds } from '../../../../frontend/src/domain/onboarding/dog-needs.ts';
import { readPendingDogName, updatePendingSignUp } from '../../../../frontend/src/domain/onboarding/pending-sign-up.ts';
import type { SetupDog } from '../../../../frontend/src/domain/onboarding/setup-dog.ts';
import { remove, storageEntry } from '../../../../frontend/src/platform/storage/storage.ts';

const today = '2026-11-22';
const biscuit: SetupDog = {
  dogName: 'Biscuit',
  dogBreed: 'Golden Retriever',
  dogAge: 3.5,
  dogWeight: 64,
  experienceLevel: 'first-time',
  primaryGoals: ['exercise', 'health'],
};

afterEach(() => remove(storageEntry('onboarding_data')));

test("the description of a dog's needs covers exercise, coat care and the first thing to do", () => {
  expect(describeDogNeeds(biscuit, today)).toEqual({
    about: 'Golden Retriever, 3.5 years',
    breed: 'Golden Retriever',
    needs: [
      { title: 'Walk and play for 75 minutes', detail: 'Two walks and some play.' },
      { title: 'Brush twice a week', detail: "That's typical for this coat." },
      { title: 'Log the first walk', detail: 'Every walk counts, even a short one.' },
    ],
  });
});

test("the exercise in a dog's needs is adapted to puppies and seniors", () => {
  const exercise = (dogAge: number) => describeDogNeeds({ ...biscuit, dogAge }, today).needs[0];
  expect(exercise(0.3)).toEqual({
    title: 'Walk and play for 30 minutes',
    detail: 'Two short outings of about 15 minutes are plenty.',
  });
  expect(exercise(11)).toEqual({ title: 'Walk and play for 60 minutes', detail: 'In short, easy walks.' });
});

test("a dog has three needs at every age, whatever its breed and the owner's goals", () => {
  for (const dogBreed of breedNames) {
    for (const dogAge of [0.1, 0.5, 1, 6, 14, 30]) {
      const { needs } = describeDogNeeds({ ...biscuit, dogBreed, dogAge }, today);
      expect([dogBreed, dogAge, needs.length]).toEqual([dogBreed, dogAge, 3]);
      expect(needs[0]?.title).toMatch(/^Walk and play for [1-9]\d* minutes$/);
      expect(needs[1]?.title).toMatch(/^Brush [a-z ]+$/);
    }
  }
  for (const goal of goals)
    expect(describeDogNeeds({ ...biscuit, primaryGoals: [goal] }, today).needs[2]?.title).toBeTruthy();
});

test('the name and the needs of the dog in the setup wizard are read, and invalid answers are ignored', () => {
  expect([readPendingDogName(), readPendingDogNeeds(today)]).toEqual(['', null]);
  updatePendingSignUp({ onboarding: biscuit });
  expect([readPendingDogName(), readPendingDogNeeds(today)?.about]).toEqual(['Biscuit', 'Golden Retriever, 3.5 years']);
  updatePendingSignUp({ onboarding: { ...biscuit, dogAge: 0 } });
  expect(readPendingDogNeeds(today)).toBeNull();
  updatePendingSignUp({ onboarding: { ...biscuit, dogName: 'x'.repeat(500) } });
  expect(readPendingDogName()).toBe('');
});
