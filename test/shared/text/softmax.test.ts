import { expect, test } from 'vitest';
import { softmax } from '#shared/text/softmax.ts';

test('a logit that is higher by the logarithm of 3 gets three times as much', () => {
  expect([...softmax([0, Math.log(3)])]).toEqual([expect.closeTo(0.25, 10), expect.closeTo(0.75, 10)]);
});

test('large logits have finite probabilities', () => {
  expect([...softmax(Float32Array.of(1000, 1000, -1000))]).toEqual([0.5, 0.5, 0]);
});
