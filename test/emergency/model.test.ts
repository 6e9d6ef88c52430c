import { expect, test } from 'vitest';
import { checkText } from '#shared/emergency/check-text.ts';
import { findClearSign } from '#shared/emergency/clear-signs.ts';
import { decodeModels, encodeModels } from '#shared/emergency/model.ts';
import { modelWeights } from '#shared/emergency/model-weights.ts';
import { tokenize } from '#shared/emergency/tokens.ts';

test('the committed weights are the same after decoding and encoding', () => {
  const { bias, gaps, weights } = modelWeights;
  const encoded = encodeModels(decodeModels(modelWeights));
  expect(encoded.bias).toEqual(bias);
  expect(encoded.gaps === gaps.replaceAll('\n', '')).toBe(true);
  expect(encoded.weights === weights.replaceAll('\n', '')).toBe(true);
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
