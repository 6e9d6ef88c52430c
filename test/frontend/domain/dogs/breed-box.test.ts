import { describe, expect, test } from 'vitest';
import { breedAliases } from '#shared/breeds/aliases.ts';
import { breedNames } from '#shared/breeds/names.ts';
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
  ['chihuahua mi', 'Mixed breed'],
])('the first breed offered for "%s" is %s', (typed, breed) => {
  expect(breedSearch.find(typed)[0]).toBe(breed);
});

test('a search for a mix offers both the mix and the breed', () => {
  expect(breedSearch.find('Chihuahua mix')).toEqual(['Mixed breed', 'Chihuahua']);
  expect(breedSearch.find('yorkie x')).toEqual(['Mixed breed', 'Yorkshire Terrier']);
  expect(breedSearch.find('zebra cross')).toEqual(['Mixed breed']);
});

/** Every name and alias, with its breed. */
const names = breedNames.flatMap((breed) => [breed, ...(breedAliases[breed] ?? [])].map((name) => ({ name, breed })));

/** Returns all beginnings of a text, which are what the field contains while someone types the text. */
function listPrefixes(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1));
}

describe('for every breed and alias,', () => {
  test('the whole name offers the breed first, and leaving the field selects it', () => {
    for (const { name, breed } of names) {
      expect([name, breedSearch.find(name)[0]]).toEqual([name, breed]);
      expect([name, breedSearch.named(name)]).toEqual([name, breed]);
    }
  });

  test('the breed is offered while its name is typed', () => {
    for (const breed of breedNames) {
      for (const typed of listPrefixes(breed)) {
        if (/[a-z]/i.test(typed))
          expect([typed, breedSearch.find(typed)]).toEqual([typed, expect.arrayContaining([breed])]);
      }
    }
  });

  test('no breed is offered twice, not even as a mix', () => {
    const mixes = names.flatMap(({ name }) => ['mix', 'cross', 'mixed', 'x'].map((word) => `${name} ${word}`));
    for (const typed of names.flatMap(({ name }) => listPrefixes(name)).concat(mixes)) {
      const found = breedSearch.find(typed);
      expect([typed, found.length]).toEqual([typed, new Set(found).size]);
    }
  });

  test('a search for a mix offers Mixed breed first', () => {
    for (const { name } of names) {
      expect([name, breedSearch.find(`${name} mix`)[0]]).toEqual([name, 'Mixed breed']);
    }
  });
});
