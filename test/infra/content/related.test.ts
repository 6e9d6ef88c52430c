import { expect, test } from 'vitest';
import { findRelatedArticles } from '#infra/content/related.ts';
import type { Article } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import { summaries } from '#shared/guide/summaries.ts';

function article(id: string, title: string, more: Partial<Article> = {}): Article {
  const texts = { answer: 'Ask your vet.', sections: [], questions: [], sources: [] };
  return { id, title, category: 'health', lifeStages: ['adult'], ...texts, ...more };
}

const sample = [
  article('ear-care', 'Cleaning ears'),
  article('ear-drops', 'How do I give ear drops?'),
  article('eye-drops', 'How do I give eye drops?'),
  article('ear-toys', 'Toys that squeak in the ear', { category: 'exercise' }),
  article('vaccines', 'Which vaccines are due?'),
];

test('related articles have rare words in common, the most first, and are of the same category', () => {
  const related = findRelatedArticles(sample);
  expect(related.get('ear-drops')?.slice(0, 2)).toEqual(['eye-drops', 'ear-care']);
  expect(related.get('ear-care')?.[0]).toBe('ear-drops');
  expect(related.get('ear-toys')).toEqual([]);
});

test('an article for the same life stage is more related than a similar one for another', () => {
  const [first, ...others] = [
    article('a', 'Stiff legs'),
    article('b', 'Stiff legs in puppies', { lifeStages: ['puppy'] }),
    article('c', 'Stiff legs in a large dog'),
    article('d', 'Teeth'),
  ];
  expect(
    findRelatedArticles([first as Article, ...others])
      .get('a')
      ?.slice(0, 2),
  ).toEqual(['c', 'b']);
});

test('every published article has related ones of its category, never itself', () => {
  for (const { id, category, related } of articles) {
    expect(related.length, id).toBeGreaterThan(0);
    expect(related).not.toContain(id);
    expect(related.map((each) => summaries.find((summary) => summary.id === each)?.category)).toEqual(
      related.map(() => category),
    );
  }
});
