import { expect, test } from 'vitest';
import { articleById, articles } from '#shared/guide/articles.ts';
import { decodeClassifier } from '#shared/guide/classifier-encoding.ts';
import { classifierWeights } from '#shared/guide/classifier-weights.ts';
import { GuideIndex } from '#shared/guide/guide-index.ts';
import { searchGuide } from '#shared/guide/search.ts';
import { exhaustive, sample } from '#test/support/sample.ts';
import { listExamples } from '../../../scripts/guide-search/examples.ts';
import { answerQuestions, computeSearchMetrics, searchWithReadings } from '../../../scripts/guide-search/metrics.ts';
import { readNewAuthors, readPromptedQuestions, readQuestions } from '../../../scripts/guide-search/questions.ts';
import { trainClassifier } from '../../../scripts/guide-search/train-classifier.ts';
import { readTexts } from '../../../scripts/text-model/read-texts.ts';

const questions = readQuestions();

test('every article of a labeled question exists', () => {
  const labeled = [...questions, ...readNewAuthors(), ...readPromptedQuestions()].flatMap(({ articles: ids }) => ids);
  expect(labeled.filter((id) => !articleById(id))).toEqual([]);
});

test('the classifier knows every article; after a change of the articles, run `npm run train:guide`', () => {
  const known = decodeClassifier(classifierWeights).articleIds.toSorted();
  expect(known).toEqual(articles.map(({ id }) => id).sort());
});

// The goals are in `npm run validate:guide`. These limits are the measured metrics with a margin of about one standard
// deviation.
test('new authors get a fitting article from the server, and it is nearly always among the first three', () => {
  const asked = sample(readNewAuthors(), 120);
  const answered = answerQuestions(asked, searchWithReadings(readTexts(asked)));
  const { right, wrong, none, inFirstThree } = computeSearchMetrics(answered);
  expect.soft(right).toBeGreaterThanOrEqual(0.91);
  expect.soft(wrong).toBeLessThanOrEqual(0.07);
  expect.soft(none).toBeLessThanOrEqual(0.04);
  expect.soft(inFirstThree).toBeGreaterThanOrEqual(0.965);
});

/** Authors who were asked for what owners type into a search box most. */
const everydayAuthors = ['author-151', 'author-159', 'author-160', 'author-169'];

test('the server answers everyday questions about as well as the goals demand', () => {
  const asked = sample(
    readNewAuthors().filter(({ author }) => everydayAuthors.includes(author)),
    120,
  );
  const { right, wrong, none } = computeSearchMetrics(answerQuestions(asked, searchWithReadings(readTexts(asked))));
  expect.soft(right).toBeGreaterThanOrEqual(0.93);
  expect.soft(wrong).toBeLessThanOrEqual(0.04);
  expect.soft(none).toBeLessThanOrEqual(0.04);
});

test('new authors mostly get a fitting article in a browser without a connection', () => {
  const { right, wrong, none, inFirstThree } = computeSearchMetrics(answerQuestions(sample(readNewAuthors(), 600)));
  expect.soft(right).toBeGreaterThanOrEqual(0.85);
  expect.soft(wrong).toBeLessThanOrEqual(0.085);
  expect.soft(none).toBeLessThanOrEqual(0.08);
  expect.soft(inFirstThree).toBeGreaterThanOrEqual(0.95);
});

test('authors whose questions the search learned get a fitting article', () => {
  const { right, wrong } = computeSearchMetrics(answerQuestions(sample(questions, 300)));
  expect.soft(right).toBeGreaterThanOrEqual(0.74);
  expect.soft(wrong).toBeLessThanOrEqual(0.1);
});

test('questions without an article often get links only from the server', () => {
  const unrelated = sample(
    readNewAuthors().filter(({ articles: ids }) => ids.length === 0),
    60,
  );
  expect(unrelated.length).toBeGreaterThan(50);
  const answered = answerQuestions(unrelated, searchWithReadings(readTexts(unrelated)));
  const refused = answered.filter(({ outcome }) => outcome === 'none');
  expect(refused.length / unrelated.length).toBeGreaterThanOrEqual(0.5);
});

// Training takes five minutes, so only an exhaustive run does it.
test.each(exhaustive ? [{ labeled: questions }] : [])(
  'the committed classifier answers like one that is retrained',
  ({ labeled }) => {
    const retrained = trainClassifier(
      listExamples(labeled),
      articles.map(({ id }) => id),
    );
    const index = new GuideIndex(articles, retrained);
    const same = readNewAuthors().filter(({ text }) => {
      const [committed] = searchGuide({ text }, 1);
      return committed?.article.id === index.search({ text }, 1)[0]?.article.id;
    });
    expect(
      same.length / readNewAuthors().length,
      'The articles, the questions or the training have changed: run `npm run train:guide` and commit the weights',
    ).toBeGreaterThanOrEqual(0.97);
  },
);
