import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { searchIn } from '../../../../frontend/src/ui/fields/choice-filter.ts';

const breeds = searchIn(breedNames);

test('an empty search returns the whole list in order', () => {
  expect(breeds.find('')).toEqual(breedNames);
  expect(breeds.find('   ')).toEqual(breedNames);
  expect(breeds.named('')).toBeUndefined();
});

test('names that start with the search come first, then names with a word that does', () => {
  expect(searchIn(['Old Beagle', 'Scabeast', 'Beagle']).find('bea')).toEqual(['Beagle', 'Old Beagle']);
});

test('a search matches inside a word only when nothing starts with it', () => {
  expect(breeds.find('pit')).toEqual(['American Pit Bull Terrier']);
  expect(breeds.find('eagle')).toEqual(['Beagle']);
});

test('a search ignores case, accents, hyphens, dots and spaces', () => {
  expect(searchIn(['Coton de Tuléar']).find('TULEAR')).toEqual(['Coton de Tuléar']);
  for (const typed of ['shih-tzu', 'shih tzu', 'ShihTzu', ' Shih. Tzu ']) expect(breeds.named(typed)).toBe('Shih Tzu');
  expect(breeds.find('pei')).toEqual(['Chinese Shar-Pei']);
  expect(breeds.find('sharpei')).toEqual(['Chinese Shar-Pei']);
});

test('a search matches the words of a name in any order', () => {
  expect(breeds.find('poodle mini')).toEqual(['Miniature Poodle']);
});

test('a search matches aliases, and prefers an exact match', () => {
  const { find, named } = searchIn(['Cat', 'Cattle'], { Cattle: ['Cow', 'Cat tle herd'], Cat: ['Pussy'] });
  expect(find('cow')).toEqual(['Cattle']);
  expect(named('COW')).toBe('Cattle');
  expect(find('pus')).toEqual(['Cat']);
  expect(named('pus')).toBeUndefined();
  expect(find('cat')).toEqual(['Cat', 'Cattle']);
});

test('a search returns an empty list when nothing matches', () => {
  expect(breeds.find('zebra')).toEqual([]);
});
