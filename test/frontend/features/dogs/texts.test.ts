import { expect, test } from 'vitest';
import { experienceLevels, goals } from '#shared/owners.ts';
import { maple } from '#test/support/factories.ts';
import { type SetupDog, toDogForm } from '../../../../frontend/src/domain/onboarding/setup-dog.ts';
import { describeBirthday, formatYears, isFromSetUp } from '../../../../frontend/src/features/dogs/texts.ts';

const record = { dogName: 'Rex', dogBreed: 'Beagle', dogAge: 3, dogWeight: 24 } as SetupDog;

test('a description that the wizard generated is distinguished from one that the owner wrote', () => {
  for (const experienceLevel of experienceLevels) {
    for (const primaryGoals of [[...goals], ...goals.map((goal) => [goal])]) {
      const { description } = toDogForm({ ...record, experienceLevel, primaryGoals });
      expect(isFromSetUp(description ?? ''), String(description)).toBe(true);
    }
  }
  for (const own of ['Steals socks.', 'Her owner focused on: balls', 'first-time owner focused on: health, and socks!'])
    expect(isFromSetUp(own), own).toBe(false);
});

test('a dog born on February 29 has its birthday on March 1 in other years', () => {
  const leap = { ...maple, birthDate: '2024-02-29', birthDateEstimated: false };
  const isBirthday = (today: string) => describeBirthday(leap, today) === "It's Maple's birthday today";
  const days = ['2027-02-28', '2027-03-01', '2028-02-29', '2028-03-01'];
  expect(days.map(isBirthday)).toEqual([false, true, true, false]);
});

test('a card shows an exact birthday, and says when it is today', () => {
  const exact = { ...maple, birthDateEstimated: false };
  expect(describeBirthday(maple, '2026-11-20')).toBe('');
  expect(describeBirthday(exact, '2026-11-20')).toBe('Born May 20, 2024');
  expect(describeBirthday(exact, '2026-05-20')).toBe("It's Maple's birthday today");
  expect([formatYears(1), formatYears(0), formatYears(3.5)]).toEqual(['1 year', '0 years', '3.5 years']);
});
