import { expect, test } from 'vitest';
import { splitLocation, splitSpecialties } from '#shared/recommendations.ts';

test.each([
  ['12 Elm Street, West Chester, IA 52359', '12 Elm Street', 'West Chester', 'IA', '52359'],
  [
    'Suite 4, 12 Elm Street, West Chester, Iowa, 52359-1234',
    'Suite 4, 12 Elm Street',
    'West Chester',
    'Iowa',
    '52359-1234',
  ],
  ['West Chester, IA', null, 'West Chester', 'IA', null],
  ['52359', null, null, null, '52359'],
  ['12345 Elm Street, West Chester', '12345 Elm Street', 'West Chester', null, null],
  ['West Chester', null, 'West Chester', null, null],
])('splits the location %s', (location, address, city, state, zipCode) => {
  expect(splitLocation(location)).toEqual({ address, city, state, zipCode });
});

test('splits specialties at commas and semicolons', () => {
  expect(splitSpecialties(' Dental, house calls;; surgery ,')).toEqual(['Dental', 'house calls', 'surgery']);
  expect(splitSpecialties(null)).toEqual([]);
});
