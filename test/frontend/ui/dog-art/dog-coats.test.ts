import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { findDogLook } from '../../../../frontend/src/ui/dog-art/dog-coats.ts';

test('every breed of the list has a look', () => {
  for (const breed of breedNames) {
    const { tone } = findDogLook(breed);
    expect(tone, breed).toBeGreaterThan(0);
  }
});

test('a name outside the list looks like "Other"', () => {
  expect(findDogLook('A breed nobody knows')).toEqual(findDogLook('Other'));
  expect(findDogLook('')).toEqual(findDogLook('Other'));
  expect(findDogLook('constructor')).toEqual(findDogLook('Other'));
});

test('a beagle has long ears, a French bulldog bat ears, and a poodle curls', () => {
  expect(findDogLook('Beagle').ears).toBe('long');
  expect(findDogLook('French Bulldog').ears).toBe('bat');
  expect(findDogLook('Poodle').ears).toBe('curly');
});
