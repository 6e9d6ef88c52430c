import { expect, test } from 'vitest';
import { checkText } from '#shared/emergency/check-text.ts';
import { findClearSign } from '#shared/emergency/clear-signs.ts';
import { decodeWeights, encodeWeights } from '#shared/emergency/model.ts';
import { modelWeights } from '#shared/emergency/model-weights.ts';
import { tokenize } from '#shared/emergency/tokens.ts';

test.each(Object.entries(modelWeights))(
  'the committed weights of "%s" survive decoding and encoding',
  (_name, model) => {
    const { weights, weightCount } = model;
    const decoded = decodeWeights(weights, weightCount);
    expect(decoded.filter((weight) => weight !== 0)).toHaveLength(weightCount);
    expect(encodeWeights(decoded) === weights.replaceAll('\n', '')).toBe(true);
  },
);

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
