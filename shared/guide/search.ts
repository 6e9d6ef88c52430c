import { articles } from '#shared/guide/articles.ts';
import { decodeClassifier } from '#shared/guide/classifier-encoding.ts';
import { classifierWeights } from '#shared/guide/classifier-weights.ts';
import { GuideIndex, type GuideMatch, type GuideQuery } from '#shared/guide/guide-index.ts';

/** An article with at least this coverage is about most of the question. */
const minCoverage = 0.42;

/** Whether an article covers enough of the question's words, regardless of the score. */
export function coversQuestion({ coverage }: GuideMatch): boolean {
  return coverage >= minCoverage;
}

let guide: GuideIndex | undefined;

function loadGuide(): GuideIndex {
  guide ??= new GuideIndex(articles, decodeClassifier(classifierWeights));
  return guide;
}

/** Searches the care guide. Returns the best match first. The index is built on first use. */
export function searchGuide(query: GuideQuery, max?: number): GuideMatch[] {
  return loadGuide().search(query, max);
}

/** Lists the terms that a search of the care guide looks for. Compare them with `normalizeTerm` of an article's words. */
export function listSearchTerms(text: string): string[] {
  return loadGuide().listTerms(text);
}
