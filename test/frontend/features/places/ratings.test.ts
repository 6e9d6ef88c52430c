import { expect, test } from 'vitest';
import { summarizeRatings } from '../../../../frontend/src/features/places/ratings.ts';

test('the mean and the number come from the numbers of stars', () => {
  expect(summarizeRatings([0, 0, 2, 7, 29])).toEqual({ count: 38, mean: 179 / 38, starCounts: [0, 0, 2, 7, 29] });
  expect(summarizeRatings([0, 0, 0, 0, 0])).toEqual({ count: 0, mean: 0, starCounts: [0, 0, 0, 0, 0] });
});

test('a rating whose deletion can still be undone does not count', () => {
  expect(summarizeRatings([0, 0, 0, 1, 1], 4)).toEqual({ count: 1, mean: 5, starCounts: [0, 0, 0, 0, 1] });
  expect(summarizeRatings([0, 0, 0, 0, 0], 4).count).toBe(0);
});
