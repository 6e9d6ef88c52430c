import { expect, test } from 'vitest';
import { dogOf, experienceLevels, goals, type SetupDog } from '../../../../frontend/src/domain/onboarding/setup-dog.ts';
import { isFromSetUp } from '../../../../frontend/src/features/dogs/texts.ts';

const record = { dogName: 'Rex', dogBreed: 'Beagle', dogAge: 3, dogWeight: 24 } as SetupDog;

test("the note of every set-up is told from the owner's own words", () => {
  for (const experienceLevel of experienceLevels) {
    for (const primaryGoals of [goals, ...goals.map((goal) => [goal])]) {
      const { description } = dogOf({ ...record, experienceLevel, primaryGoals });
      expect(isFromSetUp(description ?? ''), String(description)).toBe(true);
    }
  }
  for (const own of ['Steals socks.', 'Her owner focused on: balls', 'first-time owner focused on: health, and socks!'])
    expect(isFromSetUp(own), own).toBe(false);
});
