import { expect, test } from 'vitest';
import { breedSearch } from '../../../../frontend/src/domain/dogs/breed-box.tsx';

test.each([
  ['yorkie', 'Yorkshire Terrier'],
  ['Frenchie', 'French Bulldog'],
  ['pitbull', 'American Pit Bull Terrier'],
  ['aussie', 'Australian Shepherd'],
  ['sheltie', 'Shetland Sheepdog'],
  ['westie', 'West Highland White Terrier'],
  ['gsd', 'German Shepherd'],
  ['german shepard', 'German Shepherd'],
  ['english bulldog', 'Bulldog'],
  ['standard poodle', 'Poodle'],
  ['miniature dachshund', 'Dachshund'],
  ['st bernard', 'Saint Bernard'],
  ['St. Bernard', 'Saint Bernard'],
  ['shih-tzu', 'Shih Tzu'],
  ['lab', 'Labrador Retriever'],
  ['pit', 'American Pit Bull Terrier'],
  ['husky', 'Siberian Husky'],
  ['mutt', 'Mixed breed'],
  ['doodle', 'Mixed breed'],
  ['goldendoodle', 'Mixed breed'],
  ['golden doodle', 'Mixed breed'],
  ['cockapoo', 'Mixed breed'],
  ['chihuahua mix', 'Mixed breed'],
])('the first breed offered for "%s" is %s', (typed, breed) => {
  expect(breedSearch.find(typed)[0]).toBe(breed);
});

test('a search for a mix offers both the mix and the breed', () => {
  expect(breedSearch.find('Chihuahua mix')).toEqual(['Mixed breed', 'Chihuahua']);
  expect(breedSearch.find('yorkie x')).toEqual(['Mixed breed', 'Yorkshire Terrier']);
  expect(breedSearch.find('zebra cross')).toEqual(['Mixed breed']);
});
