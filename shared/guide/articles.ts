import { bodies as behavior } from '#shared/content/compiled/guide-behavior.ts';
import { bodies as exercise } from '#shared/content/compiled/guide-exercise.ts';
import { bodies as general } from '#shared/content/compiled/guide-general.ts';
import { bodies as health } from '#shared/content/compiled/guide-health.ts';
import { bodies as nutrition } from '#shared/content/compiled/guide-nutrition.ts';
import { questions as compiledQuestions } from '#shared/content/compiled/guide-questions.ts';
import type { Article, ArticleBody, ReadableArticle } from '#shared/guide/article.ts';
import { summaries } from '#shared/guide/summaries.ts';

const bodies: Readonly<Record<string, ArticleBody>> = { ...general, ...health, ...behavior, ...nutrition, ...exercise };
const questions: Readonly<Record<string, readonly string[]>> = compiledQuestions;

/** Every article of the care guide, from `shared/content/guide`. */
export const articles: readonly (Article & ReadableArticle)[] = summaries.flatMap((summary) => {
  const body = bodies[summary.id];
  return body ? { ...summary, ...body, questions: questions[summary.id] ?? [] } : [];
});

/** Finds an article by its ID. */
export function articleById(id: string): (Article & ReadableArticle) | undefined {
  return articles.find((article) => article.id === id);
}
