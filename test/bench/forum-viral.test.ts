import { expect, test } from 'vitest';
import { exhaustive } from '#test/support/sample.ts';
import { likeAtOnce } from '#test/support/viral-post.ts';

test('a post that many owners like at once counts every like, and its row is not written for each', async () => {
  const owners = exhaustive ? 5000 : 300;
  const { failed, likes, likers, writesOfPost, mostWrites } = await likeAtOnce(owners, 40);
  expect({ failed, likes, likers }).toEqual({ failed: 0, likes: owners, likers: owners });
  expect(writesOfPost).toBeLessThan(owners / 2);
  expect(mostWrites).toBeLessThan(owners / 2);
});
