import { expect, test } from 'vitest';
import { places } from '#shared/contract/places.ts';
import { createFactories } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { browser } = await create.owner();
await browser.ask(places.seedPlaces);

const here = { lat: 41.3, lng: -91.69 };
const coffee = 'sample-square-coffee';

test('the places around a point are sorted by distance, and samples are labeled', async () => {
  const list = await browser.ask(places.listPlaces, { query: here });
  const distances = list.map(({ distance }) => distance);
  expect(list[0]).toMatchObject({ id: coffee, source: 'sample', rating: 0, reviewCount: 0, isFavorite: false });
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(Math.max(...distances)).toBeLessThanOrEqual(25);
});

test('a list can have one type of places only, and a smaller radius', async () => {
  const vets = await browser.ask(places.listPlaces, { query: { ...here, type: 'vet' } });
  expect(vets.map(({ id }) => id)).toEqual(['sample-orchard-vet', 'sample-county-vet']);
  const near = await browser.ask(places.listPlaces, { query: { ...here, type: 'vet', radius: 5 } });
  expect(near.map(({ id }) => id)).toEqual(['sample-orchard-vet']);
});

test('a favorite place is marked in lists until it is removed, however often that is repeated', async () => {
  const params = { placeId: coffee };
  for (let call = 0; call < 2; call += 1) await browser.ask(places.addFavorite, { params });
  const marked = await browser.ask(places.listPlaces, { query: here });
  expect(marked.filter(({ isFavorite }) => isFavorite).map(({ id }) => id)).toEqual([coffee]);
  expect((await browser.ask(places.listFavorites)).map(({ id }) => id)).toEqual([coffee]);
  for (let call = 0; call < 2; call += 1) await browser.ask(places.removeFavorite, { params });
  expect(await browser.ask(places.listFavorites)).toEqual([]);
});

test('a search finds places by the start of the words of their name, type or city', async () => {
  const search = async (q: string) =>
    (await browser.ask(places.searchPlaces, { query: { ...here, q } })).map(({ id }) => id);
  expect(await search('coff')).toEqual([coffee]);
  expect(await search('square coffee')).toEqual([coffee]);
  expect(await search('Kalona')).toEqual(['sample-kalona-bakery']);
  expect(await search('dog park')).toEqual(['sample-sunrise-dog-park']);
  expect(await search('coffee kalona')).toEqual([]);
  expect(await search('  ')).toEqual([]);
});
