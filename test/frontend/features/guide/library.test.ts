import { expect, test } from 'vitest';
import { articles } from '#shared/guide/articles.ts';
import { findSimilarArticles, listArticles } from '../../../../frontend/src/features/guide/library.ts';

test('articles are found with misspellings, within the filters', () => {
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

test('a search lists what it is about, and not everything that is near', () => {
  const found = listArticles({ query: 'grapes' }).map(({ id }) => id);
  expect(found[0]).toBe('foods-to-avoid');
  expect(found.length).toBeLessThan(30);
});

test('similar articles are suggested for a misspelled address', () => {
  const [first] = articles;
  expect(findSimilarArticles(`${first?.id}s`).map(({ id }) => id)).toContain(first?.id);
});
