import { describe, expect, test } from 'vitest';
import { chatCategories } from '#shared/contract/chat.ts';
import { type Article, extractFirstSentence, lifeStages } from '#shared/guide/article.ts';
import { articleById, articles } from '#shared/guide/articles.ts';
import { loadBodies } from '#shared/guide/load-bodies.ts';
import { findSummary, summaries } from '#shared/guide/summaries.ts';

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

test('each article is joined from the parts that a browser loads separately', async () => {
  expect(articles).toHaveLength(summaries.length);
  for (const category of chatCategories) {
    const bodies = await loadBodies[category]();
    const expected = articles.filter((article) => article.category === category);
    expect(Object.keys(bodies)).toEqual(expected.map(({ id }) => id));
    for (const article of expected)
      expect(article).toMatchObject({ ...findSummary(article.id), ...bodies[article.id] });
  }
  for (const { answer, firstSentence } of articles) expect(answer.startsWith(firstSentence)).toBe(true);
});

test('the first sentence of a text is extracted', () => {
  expect(extractFirstSentence('Call a vet. Then wait.')).toBe('Call a vet.');
  expect(extractFirstSentence('About 2.5 miles is plenty! Rest after.')).toBe('About 2.5 miles is plenty!');
  expect(extractFirstSentence('No end')).toBe('No end');
});

test('no two articles have the same title or answer', () => {
  for (const field of ['title', 'answer'] as const) {
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
  }
});

test('there are at least 300 articles, with enough for every category and life stage', () => {
  expect(articles.length).toBeGreaterThanOrEqual(300);
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

  test('has 120 to 400 words and at least one section', () => {
    const words = listTexts(article).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(400);
    expect(article.sections.length).toBeGreaterThan(0);
  });
});
