import { expect, test } from 'vitest';
import type { DirectoryFood, DirectoryVet } from '#shared/contract/recommendation-fields.ts';
import { filterFoods, filterVets } from '../../../../frontend/src/features/recommendations/search.ts';

const vets = [
  { name: 'Orchard Hill Clinic', city: 'Washington', vetNames: ['Dr. Elena Peña'], specialties: ['General practice'] },
  { name: 'Skunk River', city: 'Brighton', vetNames: ['Dr. Neil Adeyemi'], specialties: ['Dental', 'house calls'] },
] as DirectoryVet[];

const foods = [
  { brandName: 'Prairie Bowl', productName: 'Salmon', category: 'premium', ingredients: 'Barley', benefits: null },
  { brandName: 'Calm Gut', productName: 'Renal', category: 'therapeutic', ingredients: null, benefits: 'Shiny coat' },
] as DirectoryFood[];

test.each([
  ['', undefined, ['Orchard Hill Clinic', 'Skunk River']],
  ['pena', undefined, ['Orchard Hill Clinic']],
  ['BRIGHT dent', undefined, ['Skunk River']],
  ['brighton practice', undefined, []],
  ['', 'House calls', ['Skunk River']],
  ['orchard', 'Dental', []],
] as const)('finds vets by the words "%s" and the button %s', (text, only, names) => {
  expect(filterVets(vets, { text, only }).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['', undefined, ['Prairie Bowl', 'Calm Gut']],
  ['barl', undefined, ['Prairie Bowl']],
  ['shiny prescription', undefined, ['Calm Gut']],
  ['', 'therapeutic', ['Calm Gut']],
  ['', 'grain-free', []],
] as const)('finds foods by the words "%s" and the button %s', (text, only, brands) => {
  expect(filterFoods(foods, { text, only }).map(({ brandName }) => brandName)).toEqual(brands);
});
