import type { Article } from '#shared/guide/article.ts';
import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';

/** How many related articles each article has. */
const relatedCount = 3;

/** How often a word of the title counts. A title says best what an article is about. */
const titleWeight = 4;

/** Articles for other life stages are only related if they have much more in common. */
const otherStageShare = 0.5;

/** The weight of each term of a text. The squares of all weights add up to 1. */
type Terms = ReadonlyMap<string, number>;

/**
 * Finds the articles of the same category that have the most rare words in common with each article (the cosine
 * similarity of their TF-IDF vectors).
 * @returns the IDs of up to three related articles by the ID of an article, the most similar first
 */
export function findRelatedArticles(articles: readonly Article[]): ReadonlyMap<string, string[]> {
  const counts = articles.map(countTerms);
  const documents = new Map<string, number>();
  for (const terms of counts) for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  const weigh = (terms: Terms) => normalize(terms, (term) => Math.log(articles.length / (documents.get(term) ?? 1)));
  const weighed = articles.map((article, index) => ({ article, terms: weigh(counts[index] ?? new Map()) }));
  return new Map(
    weighed.map(({ article, terms }) => {
      const similar = weighed
        .filter((other) => other.article !== article && other.article.category === article.category)
        .map((other) => ({
          id: other.article.id,
          score: multiply(terms, other.terms) * (sharesStage(article, other.article) ? 1 : otherStageShare),
        }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      return [article.id, similar.slice(0, relatedCount).map(({ id }) => id)];
    }),
  );
}

function countTerms({ title, answer, questions }: Article): Terms {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of splitWords(text)) {
      const term = normalizeTerm(word);
      if (term) counts.set(term, (counts.get(term) ?? 0) + weight);
    }
  };
  add(title, titleWeight);
  for (const text of [answer, ...questions]) add(text, 1);
  return counts;
}

function normalize(counts: Terms, rarity: (term: string) => number): Terms {
  const weights = [...counts].map(([term, count]) => [term, (1 + Math.log(count)) * rarity(term)] as const);
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([term, weight]) => [term, weight / length]));
}

function multiply(one: Terms, other: Terms): number {
  return [...one].reduce((sum, [term, weight]) => sum + weight * (other.get(term) ?? 0), 0);
}

function sharesStage(one: Article, other: Article): boolean {
  return one.lifeStages.some((stage) => other.lifeStages.includes(stage));
}
