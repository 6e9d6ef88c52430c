import type { ChatCategory } from '#shared/contract/chat.ts';
import { type Article, type ArticleSummary, lifeStages } from '#shared/guide/article.ts';
import { findSummary, summaries } from '#shared/guide/summaries.ts';
import type { GuideFilters } from './filters.ts';
import { stages } from './names.ts';

/** Articles for the same life stages. */
export interface ArticleGroup {
  name: string;
  articles: readonly ArticleSummary[];
}

/** Creates a function that returns whether the filters keep an article. */
export function isShown({ category, stage }: Partial<GuideFilters>) {
  return (article: Pick<Article, 'category' | 'lifeStages'>) =>
    (!category || article.category === category) && (!stage || article.lifeStages.includes(stage));
}

/** The articles that pass the filters, in their usual order. */
export function listSummaries(filters: Partial<Omit<GuideFilters, 'query'>>): readonly ArticleSummary[] {
  return summaries.filter(isShown(filters));
}

/** The articles with these IDs. */
export function findSummaries(ids: readonly string[]): readonly ArticleSummary[] {
  return ids.flatMap((id) => findSummary(id) ?? []);
}

/** "Every age", "Puppies", "Adults and seniors". */
export function formatStages({ lifeStages: of }: Pick<Article, 'lifeStages'>): string {
  if (of.length === lifeStages.length) return 'Every age';
  const [first = '', ...others] = lifeStages.filter((stage) => of.includes(stage)).map((stage) => stages[stage].plural);
  return [first, ...others.map((name) => name.toLowerCase())].join(' and ');
}

/** Groups articles by life stages: the youngest first, and those for every age last. */
export function groupByStages(list: readonly ArticleSummary[]): ArticleGroup[] {
  const groups = Map.groupBy(list, formatStages);
  const rank = ([first]: readonly ArticleSummary[]) => {
    const of = first?.lifeStages ?? [];
    return of.length === lifeStages.length
      ? Infinity
      : lifeStages.findIndex((stage) => of.includes(stage)) + of.length / 10;
  };
  return [...groups]
    .map(([name, grouped]) => ({ name, articles: grouped }))
    .sort((one, other) => rank(one.articles) - rank(other.articles));
}

/** How many articles a category has. */
export function countArticles(category: ChatCategory): number {
  return listSummaries({ category }).length;
}
