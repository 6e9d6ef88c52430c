import { describe, expect, test } from 'vitest';
import { chatCategories } from '#shared/contract/chat.ts';
import { type Article, lifeStages } from '#shared/guide/article.ts';
import { articleById, articles } from '#shared/guide/articles.ts';

function listTexts({ title, answer, sections, seeVet = [] }: Article): string[] {
  return [
    title,
    answer,
    ...seeVet,
    ...sections.flatMap(({ heading, text = '', points = [] }) => [heading, text, ...points]),
  ];
}

/** Amounts of a medicine. Food and water are measured in other units. */
const dose =
  /\d\s*(mg|mcg|ml|cc|iu|milligrams?|milliliters?)\b|mg\/|ml\/|\b(tablets?|pills?|capsules?) (a|per|every|twice|once)\b/i;

test('an article is found by its ID', () => {
  for (const article of articles) expect(articleById(article.id)).toBe(article);
  expect(articleById('no-such-article')).toBeUndefined();
});

test('no two articles have the same title or answer', () => {
  for (const field of ['title', 'answer'] as const) {
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
  }
});

test('there are at least 120 articles, for every category and life stage', () => {
  expect(articles.length).toBeGreaterThanOrEqual(120);
  for (const category of chatCategories) {
    expect(articles.filter((article) => article.category === category).length, category).toBeGreaterThanOrEqual(20);
  }
  for (const stage of lifeStages) {
    expect(articles.filter((article) => article.lifeStages.includes(stage)).length, stage).toBeGreaterThanOrEqual(80);
  }
});

describe.each(articles)('the article $id', (article) => {
  test('is plain text without doses', () => {
    for (const text of listTexts(article)) {
      expect(text).not.toMatch(/[<>\n\u00A0]|\*\*|https?:|^\s|\s$/);
      expect(text).not.toMatch(dose);
    }
  });

  test('fits on a page', () => {
    const words = listTexts(article).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(380);
    expect(article.sections.length).toBeGreaterThan(0);
    expect(article.searchWords).not.toBe('');
  });
});
