import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chatCategories } from '#shared/contract/chat.ts';
import { type Article, lifeStages } from '#shared/guide/article.ts';
import { articleById, articles } from '#shared/guide/articles.ts';
import { root } from '#test/support/folders.ts';

function textsOf({ title, answer, sections, seeVet = [] }: Article): string[] {
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

test('articles.ts has the articles of every file', async () => {
  const files = globSync('shared/guide/*/*.ts', { cwd: root });
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)),
  );
  const written = modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat() as Article[]);
  expect(written.map(({ id }) => id).sort()).toEqual(articles.map(({ id }) => id).sort());
});

test('every ID is unique and can be part of an address', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  for (const { id } of articles) {
    expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    expect(articleById(id)?.id).toBe(id);
  }
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

describe.each(articles)('$id', (article) => {
  test('has a category and life stages', () => {
    expect(chatCategories).toContain(article.category);
    expect(article.lifeStages.length).toBeGreaterThan(0);
    expect(lifeStages).toEqual(expect.arrayContaining([...article.lifeStages]));
  });

  test('names the pages that were read', () => {
    expect(article.sources.length).toBeGreaterThan(0);
    for (const { title, url, readOn } of article.sources) {
      expect(title).not.toBe('');
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test('is plain text without doses', () => {
    for (const text of textsOf(article)) {
      expect(text).not.toMatch(/[<>\n\u00A0]|\*\*|https?:|^\s|\s$/);
      expect(text).not.toMatch(dose);
    }
  });

  test('fits on a page', () => {
    const words = textsOf(article).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(380);
    expect(article.sections.length).toBeGreaterThan(0);
    expect(article.searchWords).not.toBe('');
  });
});
