import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { matching } from '../../../frontend/src/ui/choice-filter.ts';

test('nothing typed leaves the whole list in its order', () => {
  expect(matching(breedNames, '')).toEqual([...breedNames]);
  expect(matching(breedNames, '   ')).toEqual([...breedNames]);
});

test('names that begin with the letters come first, then words that do, then the rest', () => {
  expect(matching(['Old Beagle', 'Scabeast', 'Beagle'], 'bea')).toEqual(['Beagle', 'Old Beagle', 'Scabeast']);
});

test('case and accents do not matter', () => {
  expect(matching(['Coton de Tuléar'], 'TULEAR')).toEqual(['Coton de Tuléar']);
});

test('the second half of a hyphenated name is found as well', () => {
  expect(matching(breedNames, 'pei')[0]).toBe('Chinese Shar-Pei');
});

test('letters that fit nothing give an empty list', () => {
  expect(matching(breedNames, 'zebra')).toEqual([]);
});
