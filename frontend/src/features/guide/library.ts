import type { ChatCategory } from '#shared/contract/chat.ts';
import { type Article, lifeStages } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import { searchGuide } from '#shared/guide/search.ts';
import type { GuideFilters } from './filters.ts';
import { stages } from './names.ts';

/** The care guide with its search. Its articles are large, so only code that is loaded later imports this file. */

/** Articles for the same life stages. */
export interface ArticleGroup {
  name: string;
  articles: readonly Article[];
}

function isShown({ category, stage }: Partial<GuideFilters>): (article: Article) => boolean {
  return (article) => (!category || article.category === category) && (!stage || article.lifeStages.includes(stage));
}

/** Matches with less than this share of the best score are left out: they share one common word with the query. */
const minShareOfBest = 0.15;

/** The articles that match a text, the best first. */
function searchArticles(text: string): readonly Article[] {
  const matches = searchGuide({ text }, articles.length);
  const best = matches[0]?.score ?? 0;
  return matches.filter(({ score }) => score >= best * minShareOfBest).map(({ article }) => article);
}

/** The articles that pass the filters: the best matches first, or all in their usual order without a query. */
export function listArticles({ query = '', ...filters }: Partial<GuideFilters>): readonly Article[] {
  return (query.trim() ? searchArticles(query) : articles).filter(isShown(filters));
}

/** "Every age", "Puppies", "Adults and seniors". */
export function formatStages({ lifeStages: of }: Pick<Article, 'lifeStages'>): string {
  if (of.length === lifeStages.length) return 'Every age';
  const [first = '', ...others] = lifeStages.filter((stage) => of.includes(stage)).map((stage) => stages[stage].plural);
  return [first, ...others.map((name) => name.toLowerCase())].join(' and ');
}

/** Groups articles by life stages: the youngest first, and those for every age last. */
export function groupByStages(list: readonly Article[]): ArticleGroup[] {
  const groups = Map.groupBy(list, formatStages);
  const rank = ([first]: readonly Article[]) => {
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
  return articles.filter(isShown({ category })).length;
}

/** The first sentence of a text. */
export function extractFirstSentence(text: string): string {
  return /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? text;
}

/** Up to three articles of the same category about similar things, for overlapping life stages first. */
export function findRelatedArticles({ id, title, category, lifeStages: of }: Article): readonly Article[] {
  const similar = searchGuide({ text: title }, articles.length)
    .map(({ article }) => article)
    .filter((article) => article.category === category && article.id !== id);
  const overlaps = (article: Article) => article.lifeStages.some((stage) => of.includes(stage));
  return [...similar.filter(overlaps), ...similar.filter((article) => !overlaps(article))].slice(0, 3);
}

/** Up to three articles that resemble an unknown ID, for the not-found screen. */
export function findSimilarArticles(id: string): readonly Article[] {
  return searchArticles(id.replaceAll('-', ' ')).slice(0, 3);
}
