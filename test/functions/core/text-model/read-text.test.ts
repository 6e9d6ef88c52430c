import { expect, test } from 'vitest';
import { loadModel, readText } from '#functions/core/text-model/read-text.ts';
import { articles } from '#shared/guide/articles.ts';
import { encodePieces } from '#shared/text-model/encoder.ts';
import { splitPieces } from '#shared/text-model/pieces.ts';
import { readWith } from '#shared/text-model/read-text.ts';

const model = await loadModel();
const encode = (text: string) => encodePieces(splitPieces(text, model.pieces), model.encoder);
const similarity = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const findMostProbable = (text: string) => [...readWith(model, text).articles].sort(([, a], [, b]) => b - a)[0]?.[0];

test('the model knows nearly all articles; after larger changes, train it as scripts/text-model/README.md says', () => {
  const known = new Set(model.articleIds);
  expect(articles.filter(({ id }) => !known.has(id)).length).toBeLessThan(15);
});

test('a meaning has length 1', () => {
  for (const text of ['dog', 'my dog', 'my dog barks at', 'my dog barks at the mail carrier every day'])
    expect(similarity(encode(text), encode(text))).toBeCloseTo(1, 5);
  expect(encode('')).toEqual(new Float32Array(512));
});

test('texts about the same subject are close without a word in common, and others are not', () => {
  const stairs = encode('mine has decided stairs are lava');
  expect(similarity(stairs, encode('she refuses to go up or down the steps'))).toBeGreaterThan(
    similarity(stairs, encode('mine has decided socks are food')),
  );
});

test('the order of the words counts', () => {
  expect(similarity(encode('the cat bit the dog'), encode('the dog bit the cat'))).toBeLessThan(0.999);
});

test.each([
  ['how often should I brush his teeth', 'brushing-teeth'],
  ['he hides under the bed as soon as the hoover comes out', 'fear-of-vacuum'],
])('"%s" is about %s', (text, article) => expect(findMostProbable(text)).toBe(article));

test('the probabilities of a text add up to at most 1', () => {
  const total = [...readWith(model, 'write me a poem').articles.values()].reduce((sum, each) => sum + each, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(1.000_001);
});

test('an emergency sounds more urgent than what can wait for a day, and that more than small talk', () => {
  const listUrgency = (text: string) => readWith(model, text).urgency ?? { now: 0, today: 0 };
  const collapsed = listUrgency('he keeled over and his gums look lavender');
  const limping = listUrgency('she holds up her back leg since this morning but eats and plays');
  const small = listUrgency('he loves the snow');
  expect(collapsed.now).toBeGreaterThan(limping.now);
  expect(limping.today).toBeGreaterThan(small.today);
});

test('a text that is too long for the model is about its beginning, and its urgency is unknown', () => {
  const long = `how often should I brush his teeth ${'he had a quiet day at the lake '.repeat(25)}`;
  const reading = readWith(model, long);
  expect(reading.urgency).toBeUndefined();
  expect(reading.articles.size).toBe(model.articleIds.length);
});

test('a damaged model reads nothing', () => {
  const damaged = { ...model, encoder: { ...model.encoder, embeddings: new Float32Array(100) } };
  expect(() => readWith(damaged, 'he loves the snow')).toThrow('damaged');
});

test.each([
  ['nothing', ''],
  ['2,000 emoji', '🐶'.repeat(1000)],
  ['one word of 2,000 letters', 'a'.repeat(2000)],
  ['control pieces', '<s> </s> extra_token_id_1'],
  ['half a surrogate pair', '\uD83D'],
])('%s can be read', async (_what, text) => {
  const reading = await readText(text);
  expect(reading).toBeDefined();
  expect([...(reading?.articles.values() ?? [])].every(Number.isFinite)).toBe(true);
});
