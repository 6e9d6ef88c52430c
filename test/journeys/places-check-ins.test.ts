import { afterEach, expect, test } from 'vitest';
import { addDays, localDate, startOfDay } from '#shared/calendar.ts';
import { places } from '#shared/contract/places.ts';
import { createFactories } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const maya = await create.ownerWithDog();
const ada = await create.ownerWithDog();
await maya.browser.ask(places.seedPlaces);

afterEach(() => app.clock.reset());

test('a check-in confirms a place, and names the owner and the dogs', async () => {
  const params = { id: 'sample-rail-trail' };
  const body = { dogIds: [maya.dog.id], notes: 'Dry all the way.' };
  const added = await maya.browser.ask(places.checkIn, { params, body });
  const place = await ada.browser.ask(places.getPlace, { params });
  expect(place).toMatchObject({ confirmedBy: 1, lastConfirmedAt: added.createdAt, checkedInToday: false });
  expect(place.checkIns).toMatchObject([{ authorName: 'Maya L.', dogNames: ['Rex'], notes: 'Dry all the way.' }]);
  expect(place.checkIns[0]?.isOwn).toBe(false);
});

test('an owner checks in once a day, and is counted once', async () => {
  const params = { id: 'sample-sunrise-dog-park' };
  const path = `/api/locations/places/${params.id}/check-ins`;
  // An owner of its own, because the limit of writes counts in the time that the test moves.
  const { browser, user } = await create.ownerWithDog();
  const replies = await Promise.all([browser.post(path, {}), browser.post(path, {})]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  await ada.browser.ask(places.checkIn, { params, body: {} });
  const { timeZone } = user;
  app.clock.moveTo(startOfDay(addDays(localDate(app.clock.now(), timeZone), 1), timeZone));
  const again = await browser.ask(places.checkIn, { params, body: {} });
  const place = await browser.ask(places.getPlace, { params });
  expect(place).toMatchObject({ confirmedBy: 2, lastConfirmedAt: again.createdAt, checkedInToday: true });
  expect(place.checkIns).toHaveLength(3);
});

test('a repeated request with the same key checks in once', async () => {
  const path = '/api/locations/places/sample-square-coffee/check-ins';
  const first = await maya.browser.post(path, {}, { key: 'once' });
  const second = await maya.browser.post(path, {}, { key: 'once' });
  expect([second.status, second.text]).toEqual([201, first.text]);
});

test("a check-in with another owner's dog fails like one with a dog that does not exist, and is not stored", async () => {
  const params = { id: 'sample-feed-and-pet' };
  const path = `/api/locations/places/${params.id}/check-ins`;
  const theirs = await maya.browser.post(path, { dogIds: [maya.dog.id, ada.dog.id] });
  const never = await maya.browser.post(path, { dogIds: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'] });
  expect([theirs.status, theirs.text]).toEqual([404, never.text]);
  const twice = await maya.browser.post(path, { dogIds: [maya.dog.id, maya.dog.id] });
  expect(twice.body).toMatchObject({ fields: { dogIds: 'Please choose each dog only once' } });
  expect((await maya.browser.ask(places.getPlace, { params })).confirmedBy).toBe(0);
});

test('nobody checks in at a place that does not exist', async () => {
  const { status, body } = await maya.browser.post('/api/locations/places/nowhere/check-ins', {});
  expect([status, (body as { code: string }).code]).toEqual([404, 'placeNotFound']);
});
