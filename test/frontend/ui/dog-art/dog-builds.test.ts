import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { breedsByBuild, dogBuild } from '../../../../frontend/src/ui/dog-art/dog-builds.ts';

test('every breed of the list has exactly one build', () => {
  expect(Object.values(breedsByBuild).flat().sort()).toEqual([...breedNames].sort());
});

test('a breed is drawn with the body of its group', () => {
  expect(dogBuild('Golden Retriever')).toBe('standard');
  expect(dogBuild('Siberian Husky')).toBe('spitz');
  expect(dogBuild('French Bulldog')).toBe('bully');
  expect(dogBuild('Dachshund')).toBe('dachshund');
  expect(dogBuild('Chihuahua')).toBe('toy');
  expect(dogBuild('Greyhound')).toBe('sighthound');
  expect(dogBuild('Beagle')).toBe('hound');
});

test('a breed outside the list has the standard build', () => {
  expect(dogBuild('A breed nobody knows')).toBe('standard');
  expect(dogBuild('')).toBe('standard');
});
