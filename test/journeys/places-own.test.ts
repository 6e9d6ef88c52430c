import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { places } from '#shared/contract/places.ts';
import { createFactories } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { browser: seeding } = await create.owner();
await seeding.ask(places.seedPlaces);

const pond = {
  name: 'Pond behind the School',
  placeType: 'walking_trail',
  latitude: 35.02,
  longitude: -110.69,
  amenities: ['shade', 'water'] as string[],
} as const;
const nearPond = { lat: 35, lng: -110.7 };

test('only its submitter finds a suggested place', async () => {
  const [maya, ada] = [await create.owner(), await create.owner()];
  const place = await maya.browser.ask(places.suggestPlace, { body: pond });
  expect(place).toMatchObject({ isVerified: false, source: 'owner', submittedBy: maya.user.id });
  const find = async ({ browser }: typeof maya) => [
    (await browser.ask(places.listPlaces, { query: nearPond })).length,
    (await browser.ask(places.listPlaces, { query: { ...nearPond, type: 'walking_trail' } })).length,
    (await browser.ask(places.listPlaces, { query: { ...nearPond, type: 'vet' } })).length,
    (await browser.ask(places.searchPlaces, { query: { ...nearPond, q: 'pond' } })).length,
    (await browser.get(`/api/locations/places/${place.id}`)).status,
  ];
  expect(await find(maya)).toEqual([1, 1, 0, 1, 200]);
  expect(await find(ada)).toEqual([0, 0, 0, 0, 404]);
  const hidden = (path: string, body?: object) => ada.browser.post(path.replace('{id}', place.id), body);
  const replies = [
    await hidden('/api/locations/places/{id}/reviews', { rating: 1 }),
    await hidden('/api/locations/places/{id}/check-ins', {}),
    await hidden('/api/locations/favorites/{id}'),
    await ada.browser.get(`/api/locations/places/${place.id}/reviews`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a suggestion without coordinates is at its ZIP code, which must exist', async () => {
  const { browser } = await create.owner();
  const { latitude: _latitude, longitude: _longitude, ...form } = pond;
  const place = await browser.ask(places.suggestPlace, { body: { ...form, zipCode: '52353-1234' } });
  expect([place.latitude, place.longitude]).toEqual([expect.closeTo(41.3, 0), expect.closeTo(-91.7, 0)]);
  const unknown = await browser.post('/api/locations/places', { ...form, zipCode: '00000' });
  expect(unknown.body).toMatchObject({ code: 'invalid', fields: { zipCode: expect.stringContaining("don't know") } });
  const nowhere = await browser.post('/api/locations/places', form);
  expect(nowhere.body).toMatchObject({ fields: { zipCode: 'Please enter the ZIP code or choose the position' } });
});

test.each([
  ['name', { name: 'P' }, "Please enter the place's name"],
  ['placeType', { placeType: 'zoo' }, 'Please choose a type'],
  ['latitude', { latitude: 90.01 }, 'Latitude must be between -90 and 90'],
  ['longitude', { longitude: -180.5 }, 'Longitude must be between -180 and 180'],
  ['website', { website: 'javascript:alert(1)' }, 'Please enter a web address that starts with https://'],
  ['amenities.0', { amenities: ['<b>'] }, 'Please choose from the list'],
])('a suggestion needs a valid %s', async (field, change, message) => {
  const { body } = await seeding.post('/api/locations/places', { ...pond, ...change });
  expect((body as { fields: Record<string, string> }).fields[field]).toBe(message);
});

test('an owner can suggest 10 places at once', async () => {
  const { browser } = await create.owner();
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await browser.post('/api/locations/places', pond)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('distances are measured from the primary location, else the ZIP code, else the sample point', async () => {
  const { browser } = await create.owner();
  const ask = () => browser.ask(places.getPosition);
  expect(await ask()).toEqual({ latitude: 41.3, longitude: -91.69, source: 'sample', name: 'Washington, IA' });
  await browser.ask(account.updateUser, { body: { city: 'Beverly Hills', state: 'CA', zipCode: '90210' } });
  expect(await ask()).toMatchObject({ source: 'zip', name: 'Beverly Hills, CA', latitude: expect.closeTo(34.1, 1) });
  expect(await browser.ask(places.listPlaces)).toEqual([]);
  await browser.ask(account.updateUser, { body: { city: null, state: null, zipCode: 'Oxford OX1' } });
  expect(await ask()).toMatchObject({ source: 'sample' });
  const body = { city: 'Kalona', latitude: 41.4833, longitude: -91.7061 };
  await browser.ask(places.addLocation, { body });
  expect(await ask()).toEqual({ ...body, city: undefined, source: 'location', name: 'Kalona' });
  const [nearest] = await browser.ask(places.listPlaces);
  expect(nearest).toMatchObject({ id: 'sample-kalona-bakery', distance: 0 });
});

test('the position of a ZIP code is found, and an unknown one is reported', async () => {
  const found = await seeding.ask(places.getPosition, { query: { zipCode: '52353' } });
  expect(found).toMatchObject({ source: 'zip', name: 'ZIP code 52353' });
  const inPuertoRico = await seeding.ask(places.getPosition, { query: { zipCode: '00601' } });
  expect([inPuertoRico.latitude, inPuertoRico.longitude]).toEqual([
    expect.closeTo(18.18, 2),
    expect.closeTo(-66.75, 2),
  ]);
  for (const zipCode of ['00000', 'constructor', '5235', '<script>']) {
    const reply = await seeding.get(`/api/locations/position?zipCode=${encodeURIComponent(zipCode)}`);
    expect([reply.status, (reply.body as { fields: object }).fields]).toEqual([400, { zipCode: expect.any(String) }]);
  }
});

test('an owner has several locations, one of which is primary', async () => {
  const [maya, ada] = [await create.owner(), await create.owner()];
  const add = (address: string, more = {}) =>
    maya.browser.ask(places.addLocation, { body: { address, zipCode: '52353', ...more } });
  const primary = async () =>
    (await maya.browser.ask(places.listLocations)).filter(({ isPrimary }) => isPrimary).map(({ address }) => address);
  const home = await add('Home');
  expect(home).toMatchObject({ isPrimary: true, userId: maya.user.id });
  const work = await add('Work');
  await add('Cabin', { isPrimary: true });
  expect(await primary()).toEqual(['Cabin']);
  const change = (id: string, more: object) => ({
    params: { id },
    body: { address: 'Work', zipCode: '52353', ...more },
  });
  await maya.browser.ask(places.updateLocation, change(work.id, { isPrimary: true }));
  expect(await primary()).toEqual(['Work']);
  await maya.browser.ask(places.updateLocation, change(work.id, { isPrimary: false }));
  expect(await primary()).toEqual(['Home']);
  await maya.browser.ask(places.deleteLocation, { params: { id: home.id } });
  expect(await primary()).toEqual(['Work']);
  expect(await ada.browser.ask(places.listLocations)).toEqual([]);
  const { status } = await ada.browser.delete(`/api/locations/mine/${work.id}`);
  expect(status).toBe(404);
});

test('an owner can save 10 locations, also with requests at the same time', async () => {
  const { browser } = await create.owner();
  const send = () => browser.post('/api/locations/mine', { zipCode: '52353' });
  let saved = 0;
  while (saved < 8) saved += (await send()).status === 201 ? 1 : 0;
  await Promise.all(Array.from({ length: 4 }, send));
  while ((await send()).status === 201) saved += 1;
  expect(await browser.ask(places.listLocations)).toHaveLength(10);
  const { status, body } = await send();
  expect([status, (body as { code: string }).code]).toEqual([409, 'locationLimitReached']);
});
