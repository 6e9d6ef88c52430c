import { expect, test } from 'vitest';
import { decodeWeights, encodeWeights } from '#shared/emergency/model.ts';
import { bias, weightCount, weights } from '#shared/emergency/model-weights.ts';
import { buildModel } from '../../scripts/emergency-model/build.ts';
import { readCorpus } from '../../scripts/emergency-model/corpus.ts';
import { missedAndFalse } from '../../scripts/emergency-model/validate.ts';

const minute = 60_000;

test('the weights are those of the texts in the repository', { timeout: 2 * minute }, () => {
  const model = buildModel(readCorpus());
  expect(model.bias).toBe(bias);
  expect(model.weights.filter((weight) => weight !== 0)).toHaveLength(weightCount);
  expect(encodeWeights(model.weights) === weights.replaceAll('\n', '')).toBe(true);
});

test('weights are read as they were written', () => {
  expect(encodeWeights(decodeWeights(weights, weightCount)) === weights.replaceAll('\n', '')).toBe(true);
});

test('recognizes the emergencies of an author that it was not trained on', { timeout: 2 * minute }, () => {
  const { missed, falseAlarms } = missedAndFalse(readCorpus(), 'third');
  expect(missed).toBeLessThanOrEqual(0.02 * 200);
  expect(falseAlarms).toBeLessThanOrEqual(0.1 * 200);
});
