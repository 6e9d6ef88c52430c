import { expect, test } from 'vitest';
import { articleById } from '#shared/guide/articles.ts';
import { answerLeftOut } from '../../../scripts/guide-search/left-out.ts';
import { answerQuestions, computeSearchMetrics } from '../../../scripts/guide-search/metrics.ts';
import { readQuestions } from '../../../scripts/guide-search/questions.ts';

const questions = readQuestions();

test('every article of a labeled question exists', () => {
  expect(questions.flatMap(({ articles }) => articles).filter((id) => !articleById(id))).toEqual([]);
});

// The goals are in `npm run validate:guide`. These limits are the measured metrics with a margin of about one standard
// deviation.
test('owners mostly get a fitting article first, and nearly always among the first three', () => {
  const { right, wrong, none, inFirstThree } = computeSearchMetrics(answerQuestions(questions));
  expect.soft(right).toBeGreaterThanOrEqual(0.88);
  expect.soft(wrong).toBeLessThanOrEqual(0.07);
  expect.soft(none).toBeLessThanOrEqual(0.06);
  expect.soft(inFirstThree).toBeGreaterThanOrEqual(0.965);
});

test('new authors mostly get a fitting article, before the articles learn from their questions', () => {
  const newest = questions.filter(({ author }) => author === 'author-33' || author === 'author-34');
  const { right, wrong, inFirstThree } = computeSearchMetrics(answerLeftOut(newest));
  expect.soft(right).toBeGreaterThanOrEqual(0.655);
  expect.soft(wrong).toBeLessThanOrEqual(0.135);
  expect.soft(inFirstThree).toBeGreaterThanOrEqual(0.85);
});

test('messages about something else mostly get no answer', () => {
  const unrelated = questions.filter(({ author, articles }) => author === 'author-00' && articles.length === 0);
  expect(unrelated.length).toBeGreaterThan(20);
  const refused = answerQuestions(unrelated).filter(({ outcome }) => outcome === 'none');
  expect(refused.length / unrelated.length).toBeGreaterThanOrEqual(0.6);
});
