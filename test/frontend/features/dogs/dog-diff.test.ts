import { expect, it } from 'vitest';
import { maple } from '#test/support/factories.ts';
import { diffDog } from '../../../../frontend/src/features/dogs/dog-diff.ts';
import { toDogValues } from '../../../../frontend/src/features/dogs/dog-form.ts';

it('two versions of a dog with the same displayed texts do not differ', () => {
  expect(diffDog({ ...toDogValues(maple, 'kg'), photo: maple.photoUrl }, maple, 'kg')).toEqual([]);
});

it('the differences between two versions list only the fields that differ', () => {
  const mine = { ...toDogValues(maple, 'lb'), name: 'Mabel', weight: '', photo: null };
  const latest = { ...maple, birthDateEstimated: false };
  expect(diffDog(mine, latest, 'lb')).toEqual([
    { label: 'Name', mine: 'Mabel', latest: 'Maple' },
    { label: 'Age', mine: '2.5 years', latest: 'Born May 20, 2024' },
    { label: 'Weight', mine: 'Not set', latest: '27.6 lbs' },
    { label: 'Photo', mine: 'No photo', latest: 'A different photo' },
  ]);
});

it('numbers are compared by value, not by how they are typed', () => {
  const mine = { ...toDogValues(maple, 'lb'), age: '2,5', weight: ' 27,60 ', photo: maple.photoUrl };
  expect(diffDog(mine, maple, 'lb')).toEqual([]);
  expect(diffDog({ ...mine, age: '1,5', weight: 'heavy' }, maple, 'lb')).toEqual([
    { label: 'Age', mine: '1.5 years', latest: '2.5 years' },
    { label: 'Weight', mine: 'heavy', latest: '27.6 lbs' },
  ]);
});

it('an unchanged photo is not listed as a difference', () => {
  expect(diffDog({ ...toDogValues(maple, 'lb'), photo: undefined }, maple, 'lb')).toEqual([]);
});
