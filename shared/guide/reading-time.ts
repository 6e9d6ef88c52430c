import type { Article } from '#shared/guide/article.ts';

const wordsPerMinute = 200;

/**
 * Estimates how many minutes it takes to read an article, without its title and sources: a whole number, at least 1.
 */
export function estimateReadingMinutes({
  answer,
  sections,
  seeVet = [],
}: Pick<Article, 'answer' | 'sections' | 'seeVet'>): number {
  const texts = [
    answer,
    ...sections.flatMap(({ heading, text = '', points = [] }) => [heading, text, ...points]),
    ...seeVet,
  ];
  const words = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
