import { expect, it } from 'vitest';
import type { Dog } from '#shared/contract/dogs.ts';
import { differences } from '../../../../frontend/src/features/dogs/differences.ts';
import { typedDog } from '../../../../frontend/src/features/dogs/dog-form.ts';
import { birthdayWords, yearsWords } from '../../../../frontend/src/features/dogs/texts.ts';

const maple: Dog = {
  id: 'dog',
  name: 'Maple',
  breed: 'Beagle',
  age: 2.5,
  birthDate: '2024-05-20',
  birthDateEstimated: true,
  weight: 27.6,
  photoUrl: '/photos/a.webp',
  description: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
};

it('two versions that read the same differ in nothing', () => {
  expect(differences({ ...typedDog(maple, 'kg'), photo: maple.photoUrl }, maple, 'kg')).toEqual([]);
});

it('only what differs is shown, each in its own words', () => {
  const mine = { ...typedDog(maple, 'lb'), name: 'Mabel', weight: '', photo: null };
  const newer = { ...maple, birthDateEstimated: false };
  expect(differences(mine, newer, 'lb')).toEqual([
    { label: 'Name', mine: 'Mabel', theirs: 'Maple' },
    { label: 'Age', mine: '2.5 years', theirs: 'Born May 20, 2024' },
    { label: 'Weight', mine: 'Not given', theirs: '27.6 lbs' },
    { label: 'Photo', mine: 'No photo', theirs: 'Another photo' },
  ]);
});

it('a birthday is shown where it is known, and told on the day', () => {
  const exact = { ...maple, birthDateEstimated: false };
  expect(birthdayWords(maple, '2026-11-20')).toBe('');
  expect(birthdayWords(exact, '2026-11-20')).toBe('Born May 20, 2024');
  expect(birthdayWords(exact, '2026-05-20')).toBe("It is Maple's birthday today");
  expect([yearsWords(1), yearsWords(0), yearsWords(3.5)]).toEqual(['1 year', '0 years', '3.5 years']);
});
