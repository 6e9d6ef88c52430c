import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { dogLook } from '../../../../frontend/src/ui/dog-art/dog-coats.ts';

test('every breed of the list has a look', () => {
  for (const breed of breedNames) {
    const { tone } = dogLook(breed);
    expect(tone, breed).toBeGreaterThan(0);
  }
});

test('a name outside the list looks like "Other"', () => {
  expect(dogLook('A breed nobody knows')).toEqual(dogLook('Other'));
  expect(dogLook('')).toEqual(dogLook('Other'));
  expect(dogLook('constructor')).toEqual(dogLook('Other'));
});

test('a beagle has long ears, a French bulldog bat ears, and a poodle curls', () => {
  expect(dogLook('Beagle').ears).toBe('long');
  expect(dogLook('French Bulldog').ears).toBe('bat');
  expect(dogLook('Poodle').ears).toBe('curly');
});
