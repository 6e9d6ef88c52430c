import { describe, expect, test } from 'vitest';
import { computePlanBounds, type PlanBounds, type PlanDog } from '#functions/exercise/plan-bounds.ts';
import type { Weather } from '#functions/exercise/weather.ts';
import { breedNames } from '#shared/breeds/names.ts';
import { breedProfile } from '#shared/breeds/profiles.ts';
import { type Difficulty, difficulties, efforts } from '#shared/contract/exercise-plans.ts';

function weatherAt(feelsLike: number, isDangerous = false): Weather {
  return { feelsLike, isDangerous, isWet: false, text: '' };
}

const mild = weatherAt(60);

function bounds(dog: Partial<PlanDog> = {}, weather = mild, difficulty: Difficulty = 'hard'): PlanBounds {
  return computePlanBounds({ breed: 'Golden Retriever', weight: 65, ageMonths: 42, ...dog }, weather, difficulty);
}

describe('the bounds of a plan', () => {
  test('are part of the daily minutes of the breed, more of them for a more demanding plan', () => {
    expect(difficulties.map((difficulty) => bounds({}, mild, difficulty).minutes)).toEqual([20, 30, 45]);
    expect(difficulties.map((difficulty) => bounds({}, mild, difficulty).effort)).toEqual(efforts);
    expect(bounds().limits).toEqual([]);
  });

  test.each([
    [
      'a puppy at home',
      { ageMonths: 3 },
      mild,
      { minutes: 15, effort: 'easy', isIndoors: true, limits: ['growing', 'vaccines'] },
    ],
    ['a puppy', { ageMonths: 5 }, mild, { minutes: 25, effort: 'easy', limits: ['growing'] }],
    ['a young dog', { ageMonths: 11 }, mild, { minutes: 45, effort: 'steady', limits: ['growing'] }],
    ['a senior', { ageMonths: 130 }, mild, { effort: 'steady', limits: ['senior'] }],
    [
      'a dog at the end of the life span',
      { ageMonths: 160 },
      mild,
      { minutes: 20, effort: 'easy', limits: ['senior'] },
    ],
    ['a heavy dog', { weight: 90 }, mild, { minutes: 30, effort: 'steady', limits: ['overweight'] }],
    ['a very heavy dog', { weight: 120 }, mild, { minutes: 25, effort: 'easy', limits: ['overweight'] }],
    ['a short muzzle', { breed: 'Pug', weight: 16 }, mild, { effort: 'steady', limits: ['muzzle'] }],
    ['a warm day', {}, weatherAt(75), { effort: 'steady', isIndoors: false, limits: ['heat'] }],
    ['a hot day', {}, weatherAt(82), { effort: 'easy', isIndoors: false, limits: ['heat'] }],
    ['heat', {}, weatherAt(85), { effort: 'easy', isIndoors: true, limits: ['heat', 'indoors'] }],
    ['frost', {}, weatherAt(-10), { effort: 'easy', isIndoors: true, limits: ['cold', 'indoors'] }],
    [
      'a thunderstorm',
      {},
      weatherAt(60, true),
      { minutes: 20, effort: 'steady', isIndoors: true, limits: ['indoors'] },
    ],
  ] as const)('for %s are gentler', (_, dog, weather, expected) => {
    expect(bounds(dog, weather)).toMatchObject(expected);
  });

  test.each([
    ['a small dog', { breed: 'Beagle', weight: 25 }, 85, 25],
    ['a large dog', { breed: 'Airedale Terrier', weight: 60 }, 85, 15],
    ['a short muzzle', { breed: 'French Bulldog', weight: 24 }, 80, 30],
    ['a northern breed', { breed: 'Alaskan Malamute', weight: 80 }, 80, -10],
    ['a breed with a thin coat', { breed: 'Greyhound', weight: 65 }, 85, 20],
    ['a breed that stands heat', { breed: 'Basenji', weight: 24 }, 85, 30],
  ])('keep %s in at the limits of their size and breed', (_, dog, hot, cold) => {
    const staysIn = (degrees: number) => bounds(dog, weatherAt(degrees)).isIndoors;
    expect([hot - 1, hot, cold + 1, cold].map(staysIn)).toEqual([false, true, false, true]);
  });

  test('of a dog of unknown weight are those of 50 pounds, and never those of a heavy dog', () => {
    const unknown = bounds({ breed: 'Mixed breed', weight: null });
    expect(unknown).toEqual(bounds({ breed: 'Mixed breed', weight: 50 }));
    expect(bounds({ breed: 'Chihuahua', weight: null }).limits).toEqual([]);
  });
});

const temperatures = Array.from({ length: 33 }, (_, index) => -30 + index * 5);
const ages = [0, 1, 3, 4, 5, 6, 9, 11, 12, 17, 18, 30, 60, 84, 96, 108, 120, 132, 144, 168, 200, 360];

/** Fails if the second bounds are longer or more demanding than the first. */
function expectNoMore(gentler: PlanBounds, than: PlanBounds, what: string): void {
  const isMore =
    gentler.minutes > than.minutes ||
    efforts.indexOf(gentler.effort) > efforts.indexOf(than.effort) ||
    (than.isIndoors && !gentler.isIndoors);
  if (isMore) expect.fail(`${what}: ${JSON.stringify(gentler)} exceeds ${JSON.stringify(than)}`);
}

/** Calls the check for every two neighbors of a list. */
function eachPair<Item>(items: readonly Item[], check: (first: Item, second: Item) => void): void {
  for (const [index, item] of items.slice(1).entries()) check(items[index] as Item, item);
}

describe.each(difficulties)('for every breed, a %s plan is never longer or more demanding', (difficulty) => {
  test('when it is hotter or colder', () => {
    const hot = temperatures.filter((degrees) => degrees >= 60);
    const coldFirst = temperatures.filter((degrees) => degrees <= 60).reverse();
    for (const breed of breedNames) {
      for (const ageMonths of ages) {
        const at = (degrees: number) => bounds({ breed, weight: null, ageMonths }, weatherAt(degrees), difficulty);
        for (const order of [hot, coldFirst]) {
          eachPair(order, (milder, worse) =>
            expectNoMore(at(worse), at(milder), `${breed}, ${ageMonths}, ${worse} °F`),
          );
        }
      }
    }
  });

  test('when a grown dog is older, or a dog under a year is younger', () => {
    for (const breed of breedNames) {
      for (const degrees of [-20, 20, 60, 80, 100]) {
        const at = (ageMonths: number) => bounds({ breed, weight: null, ageMonths }, weatherAt(degrees), difficulty);
        const grown = breedProfile(breed, 50).size === 'Giant' ? 18 : 12;
        const grownUp = ages.filter((age) => age >= grown);
        eachPair(grownUp, (younger, older) => expectNoMore(at(older), at(younger), `${breed}, ${older} months`));
        const growing = [...ages.filter((age) => age < grown), grown];
        eachPair(growing, (younger, older) => expectNoMore(at(younger), at(older), `${breed}, ${younger} months`));
      }
    }
  });

  test('when the dog is heavier than usual for the breed', () => {
    for (const breed of breedNames.filter((name) => breedProfile(name).group !== 'Mixed')) {
      const { max } = breedProfile(breed).weightLb;
      const at = (share: number) => bounds({ breed, weight: max * share }, mild, difficulty);
      eachPair([1, 1.1, 1.2, 1.3, 1.4, 1.6, 2], (lighter, heavier) =>
        expectNoMore(at(heavier), at(lighter), `${breed}, ${heavier}`),
      );
    }
  });

  test('in danger outside', () => {
    for (const breed of breedNames) {
      for (const degrees of temperatures) {
        const at = (isDangerous: boolean) => bounds({ breed }, weatherAt(degrees, isDangerous), difficulty);
        expectNoMore(at(true), at(false), `${breed}, ${degrees} °F`);
      }
    }
  });
});

test('a short muzzle takes a fifth of the minutes of the breed', () => {
  for (const breed of breedNames.filter((name) => breedProfile(name).snout === 'short')) {
    const { exerciseMinutes } = breedProfile(breed);
    const usual = ((exerciseMinutes.min + exerciseMinutes.max) / 2) * 0.6;
    const { minutes, effort } = bounds({ breed, weight: null });
    expect(minutes).toBeLessThanOrEqual(Math.max(5, usual * 0.8));
    expect(effort).not.toBe('brisk');
  }
});
