import { expect, test } from 'vitest';
import { places } from '#shared/contract/places.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { exhaustive } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const [maya, ada] = [await create.owner(), await create.owner()];
await maya.browser.ask(places.seedPlaces);

/** Suggests a new place, which only its owner can review, and returns its parameters in paths. */
async function newPlace({ browser }: Owner): Promise<{ id: string }> {
  const body = { name: 'Test Meadow', placeType: 'dog_park', latitude: -30, longitude: -120 } as const;
  const { id } = await browser.ask(places.suggestPlace, { body });
  return { id };
}

async function readRating({ browser }: Owner, params: { id: string }) {
  const { rating, reviewCount, starCounts } = await browser.ask(places.getPlace, { params });
  return { rating, reviewCount, starCounts };
}

test('the rating is the exact mean of all reviews, also after changes and deletions', async () => {
  const params = { id: 'sample-river-trail' };
  const owners = [maya, ada, await create.owner()];
  const ratings = [5, 4, 4] as const;
  for (const [index, { browser }] of owners.entries()) {
    await browser.ask(places.addReview, { params, body: { rating: ratings[index] ?? 1 } });
  }
  expect(await readRating(maya, params)).toEqual({ rating: 13 / 3, reviewCount: 3, starCounts: [0, 0, 0, 2, 1] });
  await ada.browser.ask(places.updateReview, { params, body: { rating: 1 } });
  expect(await readRating(maya, params)).toEqual({ rating: 10 / 3, reviewCount: 3, starCounts: [1, 0, 0, 1, 1] });
  await ada.browser.ask(places.updateReview, { params, body: { rating: 1, title: 'Muddy' } });
  expect(await readRating(maya, params)).toMatchObject({ rating: 10 / 3, reviewCount: 3 });
  for (const { browser } of owners) await browser.ask(places.deleteReview, { params });
  expect(await readRating(maya, params)).toEqual({ rating: 0, reviewCount: 0, starCounts: [0, 0, 0, 0, 0] });
});

test('an owner has one review per place, and a second one replaces the first', async () => {
  const params = await newPlace(maya);
  const path = `/api/locations/places/${params.id}/reviews`;
  const first = await maya.browser.post(path, { rating: 5, title: 'Great', recommendedFor: 'Good for senior dogs' });
  const second = await maya.browser.post(path, { rating: 2, review: 'The gate is broken.' });
  expect([first.status, second.status]).toEqual([201, 200]);
  const [review, ...others] = await maya.browser.ask(places.listReviews, { params });
  expect(others).toEqual([]);
  expect(review).toMatchObject({ rating: 2, title: null, recommendedFor: null, review: 'The gate is broken.' });
  expect(review?.createdAt).toBe((first.body as { createdAt: string }).createdAt);
});

test('other owners see the first name and the last initial of the author', async () => {
  const params = { id: 'sample-clean-paws' };
  await ada.browser.ask(places.addReview, { params, body: { rating: 3 } });
  const { reviews, ownReview } = await maya.browser.ask(places.getPlace, { params });
  expect(reviews).toMatchObject([{ authorName: 'Maya L.', userId: ada.user.id, isOwn: false }]);
  expect(ownReview).toBeNull();
  const own = await ada.browser.ask(places.getPlace, { params });
  expect(own.ownReview).toMatchObject({ rating: 3, isOwn: true });
});

test('a review that does not exist can be neither changed nor deleted', async () => {
  const path = '/api/locations/places/sample-lake-beach/reviews/mine';
  const replies = [await maya.browser.put(path, { rating: 3 }), await maya.browser.delete(path)];
  expect(replies.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
    [404, 'reviewNotFound'],
    [404, 'reviewNotFound'],
  ]);
});

test('a review has photos that its owner uploaded, and their files are deleted with it', async () => {
  const params = await newPlace(maya);
  const [one, two] = [await publishedPhoto(maya.browser), await publishedPhoto(maya.browser)];
  const added = await maya.browser.ask(places.addReview, { params, body: { rating: 4, photos: [one, two] } });
  expect(added.photos).toEqual([one, two]);
  await maya.browser.ask(places.updateReview, { params, body: { rating: 4, photos: [two] } });
  await app.settle();
  expect((await app.visitor().get(one)).status).toBe(404);
  expect((await app.visitor().get(two)).status).toBe(200);
  await maya.browser.ask(places.deleteReview, { params });
  await app.settle();
  expect((await app.visitor().get(two)).status).toBe(404);
});

test('a review accepts no photos of others, no other addresses and no photo twice', async () => {
  const params = await newPlace(maya);
  const path = `/api/locations/places/${params.id}/reviews`;
  const [own, theirs] = [await publishedPhoto(maya.browser), await publishedPhoto(ada.browser)];
  const refuse = async (photos: unknown) => {
    const { status, body } = await maya.browser.post(path, { rating: 4, photos });
    return [status, ...Object.values((body as { fields?: object }).fields ?? {})];
  };
  const uploadFirst = [400, 'Please upload the photo first'];
  expect(await refuse([theirs])).toEqual(uploadFirst);
  expect(await refuse(['https://dogs.example/rex.jpg'])).toEqual(uploadFirst);
  expect(await refuse([own, own])).toEqual([400, 'Please add each photo only once']);
  expect(await refuse(Array.from({ length: 5 }, () => own))).toEqual([400, 'Please choose at most 4 photos']);
  expect((await readRating(maya, params)).reviewCount).toBe(0);
});

test.each([0, 6, 3.5, -1, '5', null])('a review cannot have %j stars', async (rating) => {
  const { status, body } = await maya.browser.post('/api/locations/places/sample-county-vet/reviews', { rating });
  expect([status, (body as { fields: unknown }).fields]).toEqual([400, { rating: 'Please choose 1 to 5 stars' }]);
});

test('the day of a visit cannot be in the future, in the time zone of the owner', async () => {
  const tomorrow = new Date(app.clock.now().getTime() + 48 * 3600 * 1000).toISOString().slice(0, 10);
  const body = { rating: 3, visitDate: tomorrow };
  const reply = await maya.browser.post('/api/locations/places/sample-county-vet/reviews', body);
  expect(reply.body).toMatchObject({ fields: { visitDate: 'The visit cannot be in the future' } });
});

test('hostile text is stored and returned as plain text', async () => {
  const params = await newPlace(maya);
  const review = "<script>alert(1)</script> {{7*7}} '; DROP TABLE places;-- 🐕";
  const saved = await maya.browser.ask(places.addReview, { params, body: { rating: 1, review } });
  expect(saved.review).toBe(review);
});

test('reviews are listed newest first, in pages that belong to one place', async () => {
  const params = { id: 'sample-kalona-bakery' };
  for (let count = 0; count < 3; count += 1) {
    const { browser } = await create.owner();
    await browser.ask(places.addReview, { params, body: { rating: 5, title: String(count) } });
  }
  const path = (id: string) => `/api/locations/places/${id}/reviews?limit=2`;
  const first = await maya.browser.get(path(params.id));
  expect((first.body as { title: string }[]).map(({ title }) => title)).toEqual(['2', '1']);
  const cursor = encodeURIComponent(String(first.headers['x-next-cursor']));
  const next = await maya.browser.get(`${path(params.id)}&cursor=${cursor}`);
  expect((next.body as { title: string }[]).map(({ title }) => title)).toEqual(['0']);
  const elsewhere = await maya.browser.get(`${path('sample-county-vet')}&cursor=${cursor}`);
  expect((elsewhere.body as { code: string }).code).toBe('cursorInvalid');
});

test('the rating is exact after reviews that owners write, change and delete at the same time', async () => {
  const params = { id: 'sample-prairie-inn' };
  const count = exhaustive ? 64 : 8;
  // Sign-ups are limited per address.
  const visitors = Array.from({ length: count }, (_, index) => app.visitor(`127.0.30.${index + 1}`));
  const owners = await Promise.all(visitors.map((visitor) => create.owner(visitor)));
  const path = `/api/locations/places/${params.id}/reviews`;
  const repeat = async (send: () => Promise<{ status: number }>) => {
    // The service may be busy with the others. The browser repeats a call that failed for this reason.
    for (let tries = 0; tries < 20; tries += 1) {
      const { status } = await send();
      if (status < 400) return;
      expect([409, 503]).toContain(status);
    }
    throw new Error('The service was busy for too long.');
  };
  await Promise.all(
    owners.map(async ({ browser }, index) => {
      await Promise.all([
        repeat(() => browser.post(path, { rating: (index % 5) + 1 })),
        repeat(() => browser.post(path, { rating: 3 })),
      ]);
      await repeat(() => browser.put(`${path}/mine`, { rating: (index % 4) + 1 }));
      if (index % 4 === 3) await repeat(() => browser.delete(`${path}/mine`));
    }),
  );
  const left = owners.map((_, index) => (index % 4) + 1).filter((_, index) => index % 4 !== 3);
  const sum = left.reduce((total, rating) => total + rating, 0);
  const { rating, reviewCount } = await readRating(maya, params);
  expect([rating, reviewCount]).toEqual([sum / left.length, left.length]);
});
