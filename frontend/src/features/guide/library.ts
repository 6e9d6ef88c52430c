import type { Article } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import type { GuideQuery } from '#shared/guide/guide-index.ts';
import { searchGuide } from '#shared/guide/search.ts';
import { isShown } from './article-list.ts';
import type { GuideFilters } from './filters.ts';

/** The search of the care guide. It needs all articles, which are large, so only code that is loaded later imports this file. */

/** Matches with less than this share of the best score are left out: they share one common word with the query, or are only near it. */
const minShareOfBest = 0.45;

/** What the server's text model says about a text. */
export type Probabilities = GuideQuery['probabilities'];

/** The articles that match a text, the best first. */
function searchArticles(text: string, probabilities?: Probabilities): readonly Article[] {
  const matches = searchGuide({ text, probabilities }, articles.length);
  const best = matches[0]?.score ?? 0;
  return matches.filter(({ score }) => score >= best * minShareOfBest).map(({ article }) => article);
}

/** The articles that match the query and pass the filters, the best first. */
export function listArticles({ query, ...filters }: GuideFilters, probabilities?: Probabilities): readonly Article[] {
  return searchArticles(query, probabilities).filter(isShown(filters));
}

/** Up to three articles that resemble an unknown ID, for the not-found screen. */
export function findSimilarArticles(id: string): readonly Article[] {
  return searchArticles(id.replaceAll('-', ' ')).slice(0, 3);
}
