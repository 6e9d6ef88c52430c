import { describe, expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { breedProfile } from '#shared/breeds/profiles.ts';
import { addDays } from '#shared/calendar.ts';
import { exerciseGoal } from '#shared/exercise-goal.ts';

const today = '2026-11-20';

function computeGoal(breed: string, birthDate: string, weight: number | null = null) {
  const { minutes, stage } = exerciseGoal({ breed, birthDate, weight }, today);
  return { minutes, stage };
}

describe('the exercise goal', () => {
  test("of an adult dog is the middle of its breed's range", () => {
    expect(computeGoal('Beagle', '2023-05-20', 24)).toEqual({ minutes: 75, stage: 'adult' });
    expect(computeGoal('Border Collie', '2022-05-20', 45)).toEqual({ minutes: 120, stage: 'adult' });
  });

  test('of a puppy is ten minutes per month of age, for two walks together', () => {
    expect(computeGoal('Beagle', addDays(today, -70), 9)).toEqual({ minutes: 20, stage: 'puppy' });
    expect(computeGoal('Beagle', '2026-06-20', 18)).toEqual({ minutes: 50, stage: 'puppy' });
    expect(computeGoal('Beagle', addDays(today, -5))).toEqual({ minutes: 10, stage: 'puppy' });
  });

  test('of a dog of a large breed stays that of a puppy for longer', () => {
    const tenMonths = '2026-01-20';
    expect(computeGoal('Beagle', tenMonths).stage).toBe('adult');
    expect(computeGoal('Labrador Retriever', tenMonths).stage).toBe('puppy');
    expect(computeGoal('Great Dane', '2025-07-20').stage).toBe('puppy');
  });

  test('of an old dog, and of a heavy one, is the low end of the range', () => {
    expect(computeGoal('Beagle', '2014-11-20', 24)).toEqual({ minutes: 60, stage: 'senior' });
    expect(computeGoal('Beagle', '2022-11-20', 45)).toEqual({ minutes: 60, stage: 'adult' });
  });

  test('of a mixed-breed dog depends on its weight', () => {
    const born = '2022-11-20';
    const goals = [10, 40, 80, 120, null].map((weight) => computeGoal('Mixed breed', born, weight).minutes);
    expect(goals).toEqual([40, 55, 75, 55, 60]);
  });

  test('of a week is that of seven days: 420 minutes for a dog of which nothing is known', () => {
    const dog = { breed: 'Other', birthDate: '2022-11-20', weight: null };
    expect(exerciseGoal(dog, today)).toEqual({ minutes: 60, weekMinutes: 420, stage: 'adult' });
    expect(exerciseGoal({ ...dog, breed: 'Beagle' }, today)).toMatchObject({ minutes: 75, weekMinutes: 525 });
  });

  test.each(breedNames)('of a %s is a multiple of five and at most the maximum of the breed, at any age', (breed) => {
    const { exerciseMinutes } = breedProfile(breed, 30);
    for (let months = 0; months <= 240; months += 3) {
      const { minutes } = computeGoal(breed, addDays(today, -Math.round(months * 30.44)), 30);
      expect(minutes % 5).toBe(0);
      expect(minutes).toBeGreaterThanOrEqual(10);
      expect(minutes).toBeLessThanOrEqual(exerciseMinutes.max);
    }
  });
});
