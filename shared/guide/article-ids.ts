import { articleIds as compiled } from '#shared/content/compiled/article-ids.ts';

/** The IDs of all articles of the care guide, in its order. */
export const articleIds: readonly string[] = compiled;

const ids: ReadonlySet<string> = new Set(articleIds);

/** Whether the care guide has an article with this ID. Unlike `articleById`, it does not load the texts. */
export function hasArticle(id: string): boolean {
  return ids.has(id);
}
