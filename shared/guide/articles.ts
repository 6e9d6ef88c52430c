import { articles as compiled } from '#shared/content/compiled/articles.ts';
import type { Article } from '#shared/guide/article.ts';

/** Every article of the care guide, from `shared/content/guide`. */
export const articles: readonly Article[] = compiled;

/** Finds an article by its ID. */
export function articleById(id: string): Article | undefined {
  return articles.find((article) => article.id === id);
}
