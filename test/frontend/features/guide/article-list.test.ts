import { expect, test } from 'vitest';
import { chatCategories } from '#shared/contract/chat.ts';
import type { ArticleSummary } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import {
  countArticles,
  findSummaries,
  formatStages,
  groupByStages,
  listSummaries,
} from '../../../../frontend/src/features/guide/article-list.ts';

function summary(id: string, lifeStages: ArticleSummary['lifeStages']): ArticleSummary {
  return { id, title: id, category: 'health', lifeStages, firstSentence: '' };
}

test('the life stages of an article are named with the youngest first', () => {
  expect(formatStages({ lifeStages: ['senior', 'adult', 'puppy'] })).toBe('Every age');
  expect(formatStages({ lifeStages: ['senior', 'adult'] })).toBe('Adults and seniors');
  expect(formatStages({ lifeStages: ['puppy'] })).toBe('Puppies');
});

test('articles are grouped by life stages, those for every age last, and keep their order within a group', () => {
  const groups = groupByStages([
    summary('a', ['puppy', 'adult', 'senior']),
    summary('b', ['senior']),
    summary('c', ['puppy', 'adult']),
    summary('d', ['puppy']),
    summary('e', ['senior']),
  ]);
  expect(groups.map(({ name, articles: of }) => [name, of.map(({ id }) => id).join()])).toEqual([
    ['Puppies', 'd'],
    ['Puppies and adults', 'c'],
    ['Seniors', 'b,e'],
    ['Every age', 'a'],
  ]);
});

test('all articles are in the list, and each category and stage has some', () => {
  expect(listSummaries({})).toHaveLength(articles.length);
  const counts = chatCategories.map(countArticles);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(articles.length);
  const seniors = listSummaries({ stage: 'senior' });
  expect(seniors.length).toBeGreaterThan(0);
  expect(seniors.every(({ lifeStages }) => lifeStages.includes('senior'))).toBe(true);
});

test('summaries are found by their IDs, in this order', () => {
  const [first, second] = listSummaries({});
  expect(findSummaries([second?.id ?? '', 'no-such-article', first?.id ?? ''])).toEqual([second, first]);
});
