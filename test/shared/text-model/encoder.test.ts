import { expect, test } from 'vitest';
import { multiply } from '#shared/text-model/encoder.ts';

test.each([1, 2, 3, 4, 5, 9])('the vectors of %i pieces are multiplied one by one', (count) => {
  const [inputs, outputs] = [3, 2];
  const input = Float32Array.from({ length: count * inputs }, (_, at) => (at % 7) - 3);
  const matrix = { weights: Float32Array.of(1, -2, 3, 0, 5, -6), bias: Float32Array.of(10, -20) };
  const expected = Array.from({ length: count * outputs }, (_, at) => {
    const [piece, output] = [Math.floor(at / outputs), at % outputs];
    const products = [0, 1, 2].map(
      (index) => (input[piece * inputs + index] ?? 0) * (matrix.weights[output * inputs + index] ?? 0),
    );
    return products.reduce((sum, product) => sum + product, matrix.bias[output] ?? 0);
  });
  expect([...multiply(input, matrix, count)]).toEqual(expected);
});
