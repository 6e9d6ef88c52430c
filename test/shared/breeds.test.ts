import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breedAliases } from '#shared/breeds/aliases.ts';
import {
  type BreedProfile,
  brushing,
  exerciseBands,
  type Level,
  sizeBegins,
  sizeByWeight,
} from '#shared/breeds/breed-profile.ts';
import { breedNames } from '#shared/breeds/names.ts';
import { breedProfile, breedProfiles, generalProfiles } from '#shared/breeds/profiles.ts';

const general = ['Mixed breed', 'Other'];
const breeds = Object.entries(breedProfiles).filter(([name]) => !general.includes(name));
const everyProfile: [string, BreedProfile][] = [...breeds, ...Object.entries(generalProfiles)];

function inGroup(group: BreedProfile['group']): BreedProfile[] {
  return breeds.map(([, profile]) => profile).filter((profile) => profile.group === group);
}

function splitSentences(description: string): string[] {
  return description.split(/(?<=[.!?])\s+/);
}

function repeated(values: string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

describe('the breed catalog', () => {
  test('has exactly one profile for each breed name', () => {
    expect(Object.keys(breedProfiles).sort()).toEqual([...breedNames].sort());
    expect(breeds).toHaveLength(113);
  });

  test('lists the breeds in alphabetical order, each once, with the two general choices last', () => {
    const listed = breedNames.slice(0, -2);
    expect(listed).toEqual([...listed].sort((one, other) => one.localeCompare(other, 'en')));
    expect(repeated([...breedNames])).toEqual([]);
    expect(breedNames.slice(-2)).toEqual(general);
  });

  test('is not imported by the module that lists breed names', () => {
    const names = readFileSync(new URL('../../shared/breeds/names.ts', import.meta.url), 'utf8');
    expect(names.match(/(?<=from ')[^']+/g)).toEqual(['#shared/content/compiled/breed-names.ts']);
  });

  test('has the expected values for five common breeds', () => {
    expect(breedProfile('Golden Retriever')).toMatchObject({
      size: 'Large',
      exerciseNeeds: 'High',
      energyLevel: 'High',
      exerciseMinutes: { min: 60, max: 90 },
      grooming: 'Twice a week',
    });
    expect(breedProfile('Labrador Retriever')).toMatchObject({ size: 'Large', exerciseNeeds: 'High' });
    expect(breedProfile('German Shepherd')).toMatchObject({ size: 'Large', exerciseNeeds: 'High' });
    expect(breedProfile('French Bulldog')).toMatchObject({
      size: 'Small',
      exerciseNeeds: 'Low',
      energyLevel: 'Low',
      exerciseMinutes: { min: 30, max: 45 },
      grooming: 'Once a week',
    });
    expect(breedProfile('Bulldog')).toMatchObject({ size: 'Medium', exerciseNeeds: 'Low', snout: 'short' });
  });

  test('gives no two breeds the same set of values', () => {
    expect(repeated(breeds.map(([, profile]) => JSON.stringify({ ...profile, description: '' })))).toEqual([]);
  });
});

describe('breed aliases', () => {
  const letters = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  const aliases = Object.values(breedAliases).flatMap((each) => [...(each ?? [])]);

  test('belong to one breed each and are not breed names', () => {
    expect(aliases.length).toBeGreaterThan(150);
    expect(repeated([...breedNames, ...aliases].map(letters))).toEqual([]);
  });

  test('are not imported by the server or the first screens', () => {
    const file = (name: string) => readFileSync(new URL(`../../shared/${name}`, import.meta.url), 'utf8');
    for (const name of ['breeds/names.ts', 'breeds/profiles.ts', 'contract/dogs.ts'])
      expect(file(name)).not.toContain('aliases');
  });
});

/** The names of the profiles that break a rule. */
function breaking(rule: (profile: BreedProfile) => boolean): string[] {
  return everyProfile.filter(([, profile]) => !rule(profile)).map(([name]) => name);
}

describe('every breed profile or general profile', () => {
  test('has a life span of 6 to 20 years', () => {
    expect(breaking(({ lifeSpanYears: { min, max } }) => min >= 6 && max <= 20)).toEqual([]);
  });

  test('has a size that fits its average weight within ten percent', () => {
    const fits = ({ size, weightLb: { min, max } }: BreedProfile) =>
      [1 / 1.1, 1, 1.1].some((leeway) => sizeByWeight(((min + max) / 2) * leeway) === size);
    expect(breaking(fits)).toEqual([]);
  });

  test('has exercise minutes within the band of its exercise needs', () => {
    const within = ({ exerciseNeeds, exerciseMinutes: { min, max } }: BreedProfile) =>
      min >= exerciseBands[exerciseNeeds].min && max <= exerciseBands[exerciseNeeds].max;
    expect(breaking(within)).toEqual([]);
  });

  test('has a brushing phrase that matches its grooming needs', () => {
    const phrases: Record<Level, readonly string[]> = brushing;
    expect(breaking(({ groomingNeeds, grooming }) => phrases[groomingNeeds].includes(grooming))).toEqual([]);
  });

  test('has a low heat tolerance if its snout is short', () => {
    expect(breaking(({ snout, heatTolerance }) => snout !== 'short' || heatTolerance === 'Low')).toEqual([]);
    expect(everyProfile.filter(([, { snout }]) => snout === 'short').length).toBeGreaterThan(12);
  });

  test('has a description of two sentences and 60 to 200 characters', () => {
    const plain = (sentence: string) => /^[A-Z][^.!?]*\.$/.test(sentence);
    const described = ({ description }: BreedProfile) =>
      splitSentences(description).length === 2 &&
      splitSentences(description).every(plain) &&
      description.length >= 60 &&
      description.length <= 200;
    expect(breaking(described)).toEqual([]);
  });

  test('has a description without "he", "she" or praise', () => {
    const loud = /\b(he|she|him|his|her|hers|perfect|amazing|best friend|beloved|wonderful|adorable)\b/i;
    expect(breaking(({ description }) => !loud.test(description))).toEqual([]);
  });
});

describe('across the breed profiles,', () => {
  test('no sentence is used twice', () => {
    expect(repeated(everyProfile.flatMap(([, { description }]) => splitSentences(description)))).toEqual([]);
  });

  test('the lightest giant breed is heavier than the heaviest toy breed', () => {
    const giants = breeds.map(([, profile]) => profile).filter(({ size }) => size === 'Giant');
    const lightest = Math.min(...giants.map(({ weightLb }) => weightLb.min));
    expect(lightest).toBeGreaterThan(Math.max(...inGroup('Toy').map(({ weightLb }) => weightLb.max)));
  });

  test('every toy breed is small, and every other breed group has at least ten breeds', () => {
    expect(inGroup('Toy').every(({ size }) => size === 'Small')).toBe(true);
    for (const group of ['Sporting', 'Hound', 'Working', 'Terrier', 'Non-Sporting', 'Herding'] as const)
      expect(inGroup(group).length, group).toBeGreaterThan(9);
    expect(inGroup('Mixed')).toEqual([]);
  });

  test('giant breeds live over two years less than toy breeds on average', () => {
    const middle = (profiles: BreedProfile[]) =>
      profiles.reduce((sum, { lifeSpanYears: { min, max } }) => sum + (min + max) / 2, 0) / profiles.length;
    const giants = breeds.map(([, profile]) => profile).filter(({ size }) => size === 'Giant');
    expect(middle(giants)).toBeLessThan(middle(inGroup('Toy')) - 2);
  });
});

describe('a dog without a listed breed', () => {
  test.each([
    [24.9, 'Small'],
    [sizeBegins.Medium, 'Medium'],
    [54.9, 'Medium'],
    [sizeBegins.Large, 'Large'],
    [99.9, 'Large'],
    [sizeBegins.Giant, 'Giant'],
    [300, 'Giant'],
  ] as const)('weighing %s pounds gets the general profile %s', (weight, size) => {
    for (const name of [...general, 'Lundehund', '', 'toString', '__proto__'])
      expect(breedProfile(name, weight)).toBe(generalProfiles[size]);
  });

  test.each([undefined, null, 0, Number.NaN])('counts as medium with the weight %s', (weight) => {
    for (const name of [...general, 'Lundehund']) expect(breedProfile(name, weight)).toBe(generalProfiles.Medium);
  });

  test('differs from a listed breed, whose profile does not depend on weight', () => {
    expect(breedProfile('Beagle', 140)).toBe(breedProfiles.Beagle);
  });
});
