import { describe, expect, test } from 'vitest';
import { formatArticle } from '#functions/chat/article-text.ts';
import { articles } from '#shared/guide/articles.ts';

const maxWords = 150;

describe.each(articles)('the text of the article $id', (article) => {
  const text = formatArticle(article, article.title, maxWords);

  test('starts with the answer of the article and has at most 150 words', () => {
    expect(text.startsWith(article.answer)).toBe(true);
    expect(text.split(/\s+/).filter((word) => word !== '-').length).toBeLessThanOrEqual(maxWords);
  });

  test('says when to see a vet', () => {
    for (const sign of article.seeVet?.slice(0, 3) ?? []) expect(text).toContain(`- ${sign}`);
  });
});
