import { expect, test } from 'vitest';
import { computePlanBounds } from '#functions/exercise/plan-bounds.ts';
import { describeReasons } from '#functions/exercise/plan-reasons.ts';
import { parseWeather } from '#functions/exercise/weather.ts';
import { breedProfile } from '#shared/breeds/profiles.ts';
import { usualWeather } from '#shared/usual-weather.ts';

function reasons(dog: { breed: string; weight: number | null; ageMonths: number }, typed: string): string {
  const weather = parseWeather(typed, usualWeather('Iowa', 10));
  const bounds = computePlanBounds(dog, weather, 'moderate');
  const profile = breedProfile(dog.breed, dog.weight ?? 50);
  return describeReasons({ name: 'Olive', age: '5 months', dog, profile, bounds, weather }).join(' ');
}

const adult = { breed: 'Golden Retriever', weight: 64, ageMonths: 42 };

test('the reasons start with what the breed or the size needs', () => {
  expect(reasons(adult, '60')).toBe(
    "Olive's breed usually needs 60 to 90 minutes of walks and play a day, and this is one outing.",
  );
  const mixed = reasons({ ...adult, breed: 'Mixed breed', weight: null }, '60');
  expect(mixed).toMatch(/^A medium dog usually needs/);
  expect(mixed).toContain('We assume 50 lbs until you add a weight.');
});

test.each([
  [{ ...adult, ageMonths: 5 }, '60', /At 5 months, Olive is still growing/],
  [{ ...adult, ageMonths: 3 }, '60', /all puppy shots/],
  [{ ...adult, ageMonths: 140 }, '60', /shorter, gentler outings/],
  [{ ...adult, weight: 110 }, '60', /weighs more than is usual/],
  [{ ...adult, breed: 'Pug', weight: 16 }, '60', /short muzzle/],
  [adult, '80', /It is warm .* bring water/],
  [adult, '10', /It is cold/],
  [adult, 'thunderstorm', /reason to stay in/],
  [adult, 'light rain, 50', /keep a towel at the door/],
])('the reasons for %j in %j say why', (dog, typed, text) => {
  expect(reasons(dog, typed)).toMatch(text);
});

test('on a day to stay in, nothing is said about a walk', () => {
  for (const typed of ['100', '-20', 'heavy rain']) expect(reasons(adult, typed)).not.toMatch(/shade|jacket|towel/);
});
