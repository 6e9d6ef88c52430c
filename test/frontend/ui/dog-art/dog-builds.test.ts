import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { breedsByBuild, findDogBuild } from '../../../../frontend/src/ui/dog-art/dog-builds.ts';

test('every breed of the list has exactly one build', () => {
  expect(Object.values(breedsByBuild).flat().sort()).toEqual([...breedNames].sort());
});

test('a breed is drawn with the body of its group', () => {
  expect(findDogBuild('Golden Retriever')).toBe('standard');
  expect(findDogBuild('Siberian Husky')).toBe('spitz');
  expect(findDogBuild('French Bulldog')).toBe('bully');
  expect(findDogBuild('Dachshund')).toBe('dachshund');
  expect(findDogBuild('Chihuahua')).toBe('toy');
  expect(findDogBuild('Greyhound')).toBe('sighthound');
  expect(findDogBuild('Beagle')).toBe('hound');
});

test('a breed outside the list has the standard build', () => {
  expect(findDogBuild('A breed nobody knows')).toBe('standard');
  expect(findDogBuild('')).toBe('standard');
});
