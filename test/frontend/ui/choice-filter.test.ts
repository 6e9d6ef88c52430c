import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { searchIn } from '../../../frontend/src/ui/choice-filter.ts';

const breeds = searchIn(breedNames);

test('nothing typed leaves the whole list in its order', () => {
  expect(breeds.find('')).toEqual(breedNames);
  expect(breeds.find('   ')).toEqual(breedNames);
  expect(breeds.named('')).toBeUndefined();
});

test('names that begin with the letters come first, then words that do', () => {
  expect(searchIn(['Old Beagle', 'Scabeast', 'Beagle']).find('bea')).toEqual(['Beagle', 'Old Beagle']);
});

test('letters from the middle of a word count only where nothing begins with them', () => {
  expect(breeds.find('pit')).toEqual(['American Pit Bull Terrier']);
  expect(breeds.find('eagle')).toEqual(['Beagle']);
});

test('case, accents, hyphens, dots and spaces do not matter', () => {
  expect(searchIn(['Coton de Tuléar']).find('TULEAR')).toEqual(['Coton de Tuléar']);
  for (const typed of ['shih-tzu', 'shih tzu', 'ShihTzu', ' Shih. Tzu ']) expect(breeds.named(typed)).toBe('Shih Tzu');
  expect(breeds.find('pei')).toEqual(['Chinese Shar-Pei']);
  expect(breeds.find('sharpei')).toEqual(['Chinese Shar-Pei']);
});

test('the words of a name are found in any order', () => {
  expect(breeds.find('poodle mini')).toEqual(['Miniature Poodle']);
});

test('an option that goes by another name is found by it, and the whole name comes before a part of one', () => {
  const { find, named } = searchIn(['Cat', 'Cattle'], { Cattle: ['Cow', 'Cat tle herd'], Cat: ['Pussy'] });
  expect(find('cow')).toEqual(['Cattle']);
  expect(named('COW')).toBe('Cattle');
  expect(find('pus')).toEqual(['Cat']);
  expect(named('pus')).toBeUndefined();
  expect(find('cat')).toEqual(['Cat', 'Cattle']);
});

test('letters that fit nothing give an empty list', () => {
  expect(breeds.find('zebra')).toEqual([]);
});
