import { expect, test } from 'vitest';
import { samplePoint } from '#shared/places.ts';
import { bigCity, createPlaces } from '#test/support/many-places.ts';
import { exhaustive } from '#test/support/sample.ts';

/** An exhaustive run has a larger table, whose rows take a minute to write. */
const many = exhaustive ? 100_000 : 3000;

test('a list of places reads as much in a table with many more places elsewhere', async () => {
  const measureFew = await createPlaces(1000);
  const few = await measureFew(samplePoint);
  const measureMany = await createPlaces(many);
  const more = await measureMany(samplePoint);
  expect(few.found).toBe(100);
  expect(more).toEqual(few);
  const city = await measureMany(bigCity);
  expect(city.found).toBe(100);
  expect(city.queries).toBeLessThanOrEqual(73);
});
