import { summaries as compiled } from '#shared/content/compiled/guide-list.ts';
import type { ArticleSummary } from '#shared/guide/article.ts';

/** What lists show of every article of the care guide, in its order. */
export const summaries: readonly ArticleSummary[] = compiled;

const byId = new Map(summaries.map((summary) => [summary.id, summary]));

/** Finds the summary of an article by its ID. */
export function findSummary(id: string): ArticleSummary | undefined {
  return byId.get(id);
}
