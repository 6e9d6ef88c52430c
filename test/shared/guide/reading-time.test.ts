import { expect, test } from 'vitest';
import type { Article } from '#shared/guide/article.ts';
import { estimateReadingMinutes } from '#shared/guide/reading-time.ts';

const empty: Article = {
  id: 'a',
  title: 'A',
  category: 'health',
  lifeStages: ['adult'],
  answer: '',
  sections: [],
  questions: [],
  sources: [],
};

function words(count: number): string {
  return Array(count).fill('dog').join(' ');
}

test.each([
  [0, 1],
  [40, 1],
  [299, 1],
  [300, 2],
  [500, 3],
])('an article with %i words takes %i minutes, at 200 words a minute', (count, minutes) => {
  expect(estimateReadingMinutes({ ...empty, answer: words(count) })).toBe(minutes);
});

test('the reading time counts every part of the text, and nothing that is only for the search', () => {
  const article: Article = {
    ...empty,
    answer: words(100),
    sections: [{ heading: words(100), text: words(100), points: [words(100), words(100)] }, { heading: words(100) }],
    seeVet: [words(100), words(100)],
    questions: [words(1000)],
  };
  expect(estimateReadingMinutes(article)).toBe(4);
});
