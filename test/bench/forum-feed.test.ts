import { expect, test } from 'vitest';
import { createPosts } from '#test/support/many-posts.ts';
import { exhaustive } from '#test/support/sample.ts';

/** An exhaustive run has a larger table, whose rows take some minutes to write. */
const many = exhaustive ? 100_000 : 1200;

test('a page of the feed reads as much with many more posts: all, one category, words, the first page and a late one', async () => {
  const measureFew = await createPosts(200);
  const few = [await measureFew({ page: 1 }), await measureFew({ page: 1, category: 'health' })];
  const measureMany = await createPosts(many);
  const late = Math.floor(many / 20 / 8);
  expect(few.map(({ found }) => found)).toEqual([20, 20]);
  expect(await measureMany({ page: 1 })).toEqual(few[0]);
  expect(await measureMany({ page: late })).toEqual(few[0]);
  expect(await measureMany({ page: 1, category: 'health' })).toEqual(few[1]);
  expect(await measureMany({ page: late, category: 'health' })).toEqual(few[1]);
  const rare = await measureMany({ page: 1, q: 'rare leash' });
  expect(rare.found).toBe(Math.min(20, Math.ceil(many / 1000)));
  expect(rare.readUnits).toBeLessThan(80);
});
