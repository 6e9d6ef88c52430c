import { expect, test } from 'vitest';
import { checkText } from '#shared/emergency/check-text.ts';
import { findClearSign } from '#shared/emergency/clear-signs.ts';
import { decodeModels, encodeModels } from '#shared/emergency/model.ts';
import { modelWeights } from '#shared/emergency/model-weights.ts';
import {
  findRow,
  hashExactWord,
  hashWordBeginning,
  maxWords,
  runNetwork,
  vectorSize,
} from '#shared/emergency/network.ts';
import { decodeNetwork, encodeNetwork } from '#shared/emergency/network-encoding.ts';
import { networkWeights } from '#shared/emergency/network-weights.ts';
import { tokenize } from '#shared/emergency/tokens.ts';
import {
  maxDigit,
  readDigits,
  readGaps,
  readSigned,
  writeDigits,
  writeGaps,
  writeSigned,
} from '#shared/text/digits.ts';
import { trainNetwork } from '../../scripts/emergency-model/train-network.ts';

test('the committed weights are the same after decoding and encoding', () => {
  const { bias, gaps, weights } = modelWeights;
  const encoded = encodeModels(decodeModels(modelWeights));
  expect(encoded.bias).toEqual(bias);
  expect(encoded.gaps === gaps.replaceAll('\n', '')).toBe(true);
  expect(encoded.weights === weights.replaceAll('\n', '')).toBe(true);
});

test('the committed network is the same after decoding and encoding', () => {
  const withoutBreaks = JSON.parse(JSON.stringify(networkWeights).replaceAll('\\n', ''));
  expect(encodeNetwork(decodeNetwork(networkWeights))).toEqual(withoutBreaks);
});

test('numbers are the same after writing and reading, whatever is between them', () => {
  const numbers = [0, 1, maxDigit, maxDigit + 2, 2 * maxDigit + 3, 5000, 5000 + maxDigit, 1_048_575];
  expect(readGaps(writeGaps(numbers))).toEqual(numbers);
  const digits = Array.from({ length: maxDigit + 1 }, (_, digit) => digit);
  expect([...readDigits(`${writeDigits(digits)}\n`)]).toEqual(digits);
});

test.each([1, 2, 3, 7])('signed numbers up to %i are the same after writing and reading', (max) => {
  const numbers = Int8Array.from({ length: 50 }, (_, index) => (index % (2 * max + 1)) - max);
  expect(readSigned(`${writeSigned(numbers, max)}\n`, max).subarray(0, 50)).toEqual(numbers);
});

test('the network learns which words in which order are an emergency', () => {
  const toExample = (text: string, now: boolean) => ({ tokens: tokenize(text), now, today: now });
  const examples = Array.from({ length: 300 }, () => [
    toExample('the cat bit my dog', true),
    toExample('my dog bit the cat', false),
  ]).flat();
  const network = trainNetwork(examples);
  const score = (text: string) => runNetwork(tokenize(text), network).now;
  expect(score('the cat bit my dog')).toBeGreaterThan(0);
  expect(score('my dog bit the cat')).toBeLessThan(0);
});

test('the committed network knows words, and has a vector for each', () => {
  const { rows, vectors } = decodeNetwork(networkWeights);
  expect(vectors.length).toBe((rows.size + 1) * vectorSize);
  for (const word of ['dog', 'seizure', 'swallowed', '12']) expect(findRow(word, rows), word).toBeGreaterThan(0);
});

test('a word without a row of its own has that of its beginning', () => {
  const rows = new Map(
    [hashExactWord('collapsed'), hashWordBeginning('collapsing')].map((bucket, at) => [bucket ?? -1, at + 1]),
  );
  expect(['collapsed', 'collapsible', 'color', 'dog'].map((word) => findRow(word, rows))).toEqual([1, 2, 0, 0]);
});

test('the network reads the first 500 words of a text', () => {
  const network = decodeNetwork(networkWeights);
  const text = 'good walk '.repeat(maxWords / 2);
  expect(runNetwork(tokenize(`${text} he collapsed and is not breathing`), network)).toEqual(
    runNetwork(tokenize(text), network),
  );
});

test('an emergency at the end of a long text without periods is found', () => {
  const story = 'we had a good long walk by the river and he played with the other dogs and then '.repeat(17);
  expect(checkText(`${story} he fell off the balcony and is limping badly`).verdict).toBe('now');
});

test.each([
  'my dog ate rat poison',
  'he ate a whole bag of grapes',
  'she swallowed a sock and keeps vomiting',
  'he fell off the balcony and is limping badly',
  'her belly is hard and swollen',
  'he got stung and his face is swelling',
  'his back legs stopped working',
])('the committed weights recognize "%s" without a clear sign', (text) => {
  expect(findClearSign(tokenize(text))).toBeUndefined();
  expect(checkText(text).emergency).toBe(true);
});
