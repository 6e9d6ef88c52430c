import { expect, it } from 'vitest';
import type { Dog } from '#shared/contract/dogs.ts';
import { typedDog } from '../../../../frontend/src/features/dogs/dog-form.ts';
import { differences } from '../../../../frontend/src/features/dogs/field-diff.ts';
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

it('numbers are compared as numbers, however they are typed', () => {
  const mine = { ...typedDog(maple, 'lb'), age: '2,5', weight: ' 27,60 ', photo: maple.photoUrl };
  expect(differences(mine, maple, 'lb')).toEqual([]);
  expect(differences({ ...mine, age: '1,5', weight: 'heavy' }, maple, 'lb')).toEqual([
    { label: 'Age', mine: '1.5 years', theirs: '2.5 years' },
    { label: 'Weight', mine: 'heavy', theirs: '27.6 lbs' },
  ]);
});

it('a photo that was left alone does not differ from a newer one', () => {
  expect(differences({ ...typedDog(maple, 'lb'), photo: undefined }, maple, 'lb')).toEqual([]);
});

it('a dog of 29 February has its birthday on 1 March in years without that day', () => {
  const leap = { ...maple, birthDate: '2024-02-29', birthDateEstimated: false };
  const told = (today: string) => birthdayWords(leap, today) === "It is Maple's birthday today";
  const days = ['2027-02-28', '2027-03-01', '2028-02-29', '2028-03-01'];
  expect(days.map(told)).toEqual([false, true, true, false]);
});

it('a birthday is shown where it is known, and told on the day', () => {
  const exact = { ...maple, birthDateEstimated: false };
  expect(birthdayWords(maple, '2026-11-20')).toBe('');
  expect(birthdayWords(exact, '2026-11-20')).toBe('Born May 20, 2024');
  expect(birthdayWords(exact, '2026-05-20')).toBe("It is Maple's birthday today");
  expect([yearsWords(1), yearsWords(0), yearsWords(3.5)]).toEqual(['1 year', '0 years', '3.5 years']);
});
