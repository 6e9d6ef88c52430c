import { describe, expect, test } from 'vitest';
import { chatCategories } from '#shared/contract/chat.ts';
import type { Article } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import {
  countArticles,
  extractFirstSentence,
  findRelatedArticles,
  findSimilarArticles,
  formatStages,
  groupByStages,
  listArticles,
} from '../../../../frontend/src/features/guide/library.ts';

function article(id: string, lifeStages: Article['lifeStages']): Article {
  return { id, title: id, category: 'health', lifeStages, answer: '', sections: [], searchWords: '', sources: [] };
}

test('the life stages of an article are named with the youngest first', () => {
  expect(formatStages({ lifeStages: ['senior', 'adult', 'puppy'] })).toBe('Every age');
  expect(formatStages({ lifeStages: ['senior', 'adult'] })).toBe('Adults and seniors');
  expect(formatStages({ lifeStages: ['puppy'] })).toBe('Puppies');
});

test('articles are grouped by life stages, those for every age last, and keep their order within a group', () => {
  const groups = groupByStages([
    article('a', ['puppy', 'adult', 'senior']),
    article('b', ['senior']),
    article('c', ['puppy', 'adult']),
    article('d', ['puppy']),
    article('e', ['senior']),
  ]);
  expect(groups.map(({ name, articles: of }) => [name, of.map(({ id }) => id).join()])).toEqual([
    ['Puppies', 'd'],
    ['Puppies and adults', 'c'],
    ['Seniors', 'b,e'],
    ['Every age', 'a'],
  ]);
});

test('the first sentence of an answer is extracted', () => {
  expect(extractFirstSentence('Call a vet. Then wait.')).toBe('Call a vet.');
  expect(extractFirstSentence('About 2.5 miles is plenty! Rest after.')).toBe('About 2.5 miles is plenty!');
  expect(extractFirstSentence('No end')).toBe('No end');
});

describe('the articles', () => {
  test('are all in the list, and each category and stage has some', () => {
    expect(listArticles({})).toHaveLength(articles.length);
    const counts = chatCategories.map(countArticles);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(articles.length);
    expect(listArticles({ stage: 'senior' }).every(({ lifeStages }) => lifeStages.includes('senior'))).toBe(true);
  });

  test('are found with misspellings, within the filters', () => {
    const found = listArticles({ query: 'puppy vacines' });
    expect(
      found
        .slice(0, 3)
        .map(({ title }) => title.toLowerCase())
        .join(),
    ).toMatch(/vaccin/);
    expect(
      listArticles({ query: 'puppy vacines', category: 'exercise' }).every(({ category }) => category === 'exercise'),
    ).toBe(true);
    expect(listArticles({ query: 'qzxv' })).toEqual([]);
  });

  test('have related ones of their category, never themselves', () => {
    for (const each of articles) {
      const related = findRelatedArticles(each);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related.every(({ id, category }) => id !== each.id && category === each.category)).toBe(true);
    }
  });

  test('are suggested for a misspelled address', () => {
    const [first] = articles;
    expect(findSimilarArticles(`${first?.id}s`).map(({ id }) => id)).toContain(first?.id);
  });
});
