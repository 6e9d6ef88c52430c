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

/** The IDs of the sample places. Other journeys add places. */
function listSamples(found: readonly { id: string }[]): string[] {
  return found.map(({ id }) => id).filter((id) => id.startsWith('sample-'));
}

test('a list can have one type of places only, and a smaller radius', async () => {
  const vets = await browser.ask(places.listPlaces, { query: { ...here, type: 'vet' } });
  expect(new Set(vets.map(({ placeType }) => placeType))).toEqual(new Set(['vet']));
  expect(listSamples(vets)).toEqual(['sample-orchard-vet', 'sample-county-vet']);
  const near = await browser.ask(places.listPlaces, { query: { ...here, type: 'vet', radius: 5 } });
  expect(listSamples(near)).toEqual(['sample-orchard-vet']);
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
  const search = async (q: string) => listSamples(await browser.ask(places.searchPlaces, { query: { ...here, q } }));
  expect(await search('coff')).toEqual([coffee]);
  expect(await search('square coffee')).toEqual([coffee]);
  expect(await search('Kalona')).toEqual(['sample-kalona-bakery']);
  expect(await search('dog park')).toEqual(['sample-sunrise-dog-park']);
  expect(await search('coffee kalona')).toEqual([]);
  expect(await search('  ')).toEqual([]);
});

test.each([
  ['lat=91&lng=0', 'lat', 'Latitude must be between -90 and 90'],
  ['lat=NaN&lng=0', 'lat', 'Latitude must be between -90 and 90'],
  ['lat=0&lng=-180.1', 'lng', 'Longitude must be between -180 and 180'],
  ['lat=Infinity&lng=0', 'lat', 'Latitude must be between -90 and 90'],
  ['lat=41.3', 'lng', 'Please send both lat and lng, or neither'],
  ['radius=0', 'radius', 'Please choose a radius from 0.1 to 100 miles'],
  ['radius=10000', 'radius', 'Please choose a radius from 0.1 to 100 miles'],
  ['radius=-5', 'radius', 'Please choose a radius from 0.1 to 100 miles'],
  ['type=zoo', 'type', 'Please choose a type'],
  ['limit=201', 'limit', 'Please choose a number from 1 to 200'],
])('a list with %s is rejected', async (query, field, message) => {
  const { status, body } = await browser.get(`/api/locations/places?${query}`);
  expect([status, (body as { fields: object }).fields]).toEqual([400, { [field]: message }]);
});

test.each(['lat=90&lng=0', 'lat=-90&lng=180', 'lat=0&lng=-180', 'lat=84.4&lng=20'])(
  'a list around %s is empty',
  async (query) => {
    const { status, body } = await browser.get(`/api/locations/places?${query}&radius=100`);
    expect([status, body]).toEqual([200, []]);
  },
);

test('a search of one letter finds places, and one of 5,000 letters is rejected', async () => {
  const one = await browser.ask(places.searchPlaces, { query: { ...here, q: 'c' } });
  expect(one.map(({ id }) => id)).toContain(coffee);
  const { status, body } = await browser.get(`/api/locations/search?q=${'x'.repeat(5000)}`);
  expect([status, (body as { fields: object }).fields]).toEqual([400, { q: 'Please keep this to 100 characters' }]);
  for (const q of ['%', '\u0000', '*', "' OR 1=1", '#', '🐕', '~~~']) {
    const reply = await browser.get(`/api/locations/search?q=${encodeURIComponent(q)}`);
    expect([q, reply.status, reply.body]).toEqual([q, 200, []]);
  }
});

test('an owner can list places 60 times at once', async () => {
  const { browser: busy } = await create.owner();
  const replies = [];
  for (let round = 0; round < 6; round += 1) {
    const sent = Array.from({ length: 12 }, () => busy.get('/api/locations/places?lat=10&lng=10&radius=0.1'));
    replies.push(...(await Promise.all(sent)));
  }
  const [limited] = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
  expect(limited?.headers).toHaveProperty('retry-after');
});

test('loading the sample places again changes nothing, even at the same time', async () => {
  const before = await browser.ask(places.listPlaces, { query: here });
  await Promise.all(Array.from({ length: 4 }, () => browser.ask(places.seedPlaces)));
  expect(await browser.ask(places.listPlaces, { query: here })).toEqual(before);
});

test('a place that does not exist is not found, and cannot become a favorite', async () => {
  for (const reply of [
    await browser.get('/api/locations/places/nowhere'),
    await browser.get('/api/locations/places/nowhere/reviews'),
    await browser.post('/api/locations/favorites/nowhere'),
  ]) {
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([404, 'placeNotFound']);
  }
});
