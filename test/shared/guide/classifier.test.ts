import { expect, test } from 'vitest';
import { classifyQuestion } from '#shared/guide/classifier.ts';
import { decodeClassifier, encodeClassifier } from '#shared/guide/classifier-encoding.ts';
import { classifierWeights } from '#shared/guide/classifier-weights.ts';
import { type ClassifierExample, trainClassifier } from '../../../scripts/guide-search/train-classifier.ts';

const examples = [
  ['snow-paws', 'boots for the snow'],
  ['snow-paws', 'salt on the paws in winter'],
  ['summer-heat', 'too hot for a walk in summer'],
  ['summer-heat', 'panting in the hot sun'],
].flatMap(([id = '', text = '']): ClassifierExample[] =>
  Array.from({ length: 40 }, () => ({ text, articles: [id], weight: 1 })),
);
const offTopic = Array.from(
  { length: 40 },
  (): ClassifierExample => ({
    text: 'who won the game',
    articles: [],
    weight: 1,
  }),
);
const classifier = trainClassifier([...examples, ...offTopic], ['snow-paws', 'summer-heat']);

function rank(text: string): string[] {
  return [...classifyQuestion(text, classifier)].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

test('a question is about the article whose questions had its words, even if they never occurred together', () => {
  expect(rank('boots and salt')[0]).toBe('snow-paws');
  expect(rank('panting on a walk')[0]).toBe('summer-heat');
});

test('all probabilities together are at most 1, and low for what the guide has no article on', () => {
  const sum = (text: string) => [...classifyQuestion(text, classifier).values()].reduce((all, each) => all + each, 0);
  expect(sum('boots for the snow')).toBeGreaterThan(0.8);
  expect(sum('boots for the snow')).toBeLessThanOrEqual(1);
  expect(sum('who won the game')).toBeLessThan(0.2);
});

test.each(['', '?!', 'xylophone'])('%j, of which the classifier knows no word, has no probabilities', (text) => {
  expect(classifyQuestion(text, classifier).size).toBe(0);
});

test('the committed classifier is the same after decoding and encoding', () => {
  const { words, vectors, classes, ...rest } = encodeClassifier(decodeClassifier(classifierWeights));
  const join = (text: string) => text.replaceAll('\n', '');
  expect({ words, vectors, classes }).toEqual({
    words: join(classifierWeights.words),
    vectors: join(classifierWeights.vectors),
    classes: join(classifierWeights.classes),
  });
  expect(rest).toEqual({
    articleIds: classifierWeights.articleIds.trim(),
    bias: classifierWeights.bias,
    scale: classifierWeights.scale,
  });
});
