import MiniSearch from 'minisearch';
import { misspelledWords } from '#shared/content/compiled/misspelled-words.ts';
import type { ChatCategory } from '#shared/contract/chat.ts';
import type { Article, LifeStage } from '#shared/guide/article.ts';
import { removeBreeds } from '#shared/guide/breed-words.ts';
import { type Classifier, classifyQuestion } from '#shared/guide/classifier.ts';
import { createCorrector } from '#shared/guide/correct-words.ts';
import { matchQuality } from '#shared/guide/match-quality.ts';
import { minAnswerScores, mixScores, probabilityShares } from '#shared/guide/mix-scores.ts';
import { askedWords, isKnownWord, normalizeTerm, splitWords } from '#shared/guide/terms.ts';

/** A search in the guide. Category and life stage change the scores of articles, but exclude no article. */
export interface GuideQuery {
  text: string;
  category?: ChatCategory | undefined;
  lifeStage?: LifeStage | undefined;
  /**
   * The probability that the text is about an article, by the article's ID, if a better model than the index's own classifier
   * has read the text.
   */
  probabilities?: ReadonlyMap<string, number> | undefined;
}

/** An article that matches. */
export interface GuideMatch {
  article: Article;
  /** How well the article matches the search, by its words and by the text model or the classifier, from 0 to about 1. */
  score: number;
  /** The share of the question's words that the article has, from 0 to 1. Rare words weigh more. */
  coverage: number;
  /** Whether the article most likely answers the question. Otherwise, it is only near it. */
  isAnswer: boolean;
}

/**
 * The weight of a match in each field. A match in the title counts most, because it says best what the article is
 * about.
 */
const boost = { title: 4, questions: 3, answer: 1.5, body: 1, seeVet: 0.7 } as const;

/** A word that occurs in fewer articles than this is weighted as if it occurred in this many. */
const minCount = 25;

/** A word that occurs in no article is weighted as if it occurred in this many, because it is misspelled or a name. */
const unknownCount = 30;

/** The maximum number of terms in a search. In a long message, more terms would not improve the result. */
const maxTerms = 60;

/** An article with at least this probability is found without any of the question's words, unless no article has one. */
const minProbability = 0.02;

/**
 * The weights in the score of words: of the similarity of an article's phrasings, of the coverage, and of the BM25 score of the
 * whole article, as a share of the best one.
 */
const shares = { phrasing: 0.6, coverage: 0.2, bm25: 0.2 } as const;

/**
 * The weights in the similarity of a phrasing: of the share of the query's words that the phrasing has (`query`), and
 * of the share of the phrasing's words that the query has (`phrasing`).
 */
const phrasingShares = { query: 0.5, phrasing: 0.5 } as const;

interface Indexed {
  id: string;
  title: string;
  questions: string;
  answer: string;
  body: string;
  seeVet: string;
}

/** One way to ask about an article's subject: the title, or one of the questions. */
interface Phrasing {
  id: number;
  articleId: string;
  text: string;
}

function indexed({ id, title, questions, answer, sections, seeVet = [] }: Article): Indexed {
  const body = sections.map(({ heading, text = '', points = [] }) => [heading, text, ...points].join(' ')).join(' ');
  return { id, title, questions: questions.join(' '), answer, body, seeVet: seeVet.join(' ') };
}

/** Counts how often each word occurs in the articles, except for the misspelled words of their questions. */
function countWords(documents: readonly Indexed[]): Map<string, number> {
  const misspelled = new Set(misspelledWords.split(' '));
  const counts = new Map<string, number>();
  for (const { id: _id, ...texts } of documents)
    for (const word of splitWords(Object.values(texts).join(' ')))
      if (!misspelled.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const searchOptions = {
  fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
  prefix: (term: string) => term.length > 2,
  weights: { fuzzy: 0.4, prefix: 0.4 },
};

/** A searchable set of articles. */
export class GuideIndex {
  readonly #byId: ReadonlyMap<string, Article>;
  readonly #articles: MiniSearch<Indexed>;
  readonly #phrasings: MiniSearch<Phrasing>;
  readonly #phrasingTerms: readonly { articleId: string; terms: readonly string[] }[];
  readonly #toTerm: (word: string) => string | null;
  readonly #weights = new Map<string, number>();
  readonly #classifier: Classifier | undefined;

  /** @param classifier Adds what it learned about questions. It may not know all of the articles. */
  constructor(all: readonly Article[], classifier?: Classifier) {
    this.#classifier = classifier;
    this.#byId = new Map(all.map((article) => [article.id, article]));
    const documents = all.map(indexed);
    const correct = createCorrector(countWords(documents));
    this.#toTerm = (word) => normalizeTerm(isKnownWord(word) ? word : correct(word));
    const matching = { tokenize: splitWords, processTerm: this.#toTerm, searchOptions };
    this.#articles = new MiniSearch<Indexed>({
      ...matching,
      fields: Object.keys(boost),
      searchOptions: { ...searchOptions, boost },
    });
    this.#articles.addAll(documents);
    const phrasings = all
      .flatMap((article) => [article.title, ...article.questions].map((text) => ({ articleId: article.id, text })))
      .map((phrasing, id) => ({ id, ...phrasing }));
    this.#phrasings = new MiniSearch<Phrasing>({ ...matching, fields: ['text'] });
    this.#phrasings.addAll(phrasings);
    this.#phrasingTerms = phrasings.map(({ articleId, text }) => ({
      articleId,
      terms: this.listTerms(text),
    }));
  }

  /** Finds articles, the best match first. */
  search({ text, category, lifeStage, probabilities: read }: GuideQuery, max = 20): GuideMatch[] {
    const terms = this.listTerms(text);
    const total = this.#sumWeights(terms);
    // "How often?" alone has no subject.
    if (terms.every((term) => askedWords.has(term)) || total === 0) return [];
    const words = this.#matchWords(terms.join(' '), total);
    if (words.size === 0) return [];
    const probabilities = read ?? this.#classify(text);
    const likely = [...probabilities].filter(([, probability]) => probability >= minProbability);
    const inGuide = [...probabilities.values()].reduce((sum, each) => sum + each, 0);
    const model = read ? 'textModel' : 'classifier';
    const by = { share: probabilityShares[model], inGuide };
    return [...new Set([...words.keys(), ...likely.map(([id]) => id)])]
      .flatMap((id) => {
        const article = this.#byId.get(id);
        if (!article) return [];
        const { score, coverage } = words.get(id) ?? { score: 0, coverage: 0 };
        const mixed = mixScores(score, probabilities.get(id), by) * this.#fit(article, category, lifeStage);
        return [{ article, coverage, score: mixed, isAnswer: mixed >= minAnswerScores[model] }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, max);
  }

  #classify(text: string): ReadonlyMap<string, number> {
    return this.#classifier ? classifyQuestion(text, this.#classifier) : new Map();
  }

  /** Returns how well the words of each article match the query, from 0 to 1. */
  #matchWords(query: string, total: number): Map<string, Pick<GuideMatch, 'score' | 'coverage'>> {
    const similarity = this.#comparePhrasings(query, total);
    const found = this.#articles.search(query, { processTerm: (term) => term });
    const best = found[0]?.score ?? 1;
    return new Map(
      found.map(({ id, queryTerms, match, score: bm25 }) => {
        const coverage = this.#sumWeights([...new Set(queryTerms)], (term) => matchQuality(term, match)) / total;
        const score =
          shares.phrasing * (similarity.get(id as string) ?? 0) +
          shares.coverage * coverage +
          shares.bm25 * (bm25 / best);
        return [id as string, { score, coverage }];
      }),
    );
  }

  /** Lists what the search looks for: the terms of a text, corrected, without filler and breeds. */
  listTerms(text: string): string[] {
    return this.#toTerms(removeBreeds(splitWords(text))).slice(0, maxTerms);
  }

  #toTerms(words: readonly string[]): string[] {
    return [...new Set(words.flatMap((word) => this.#toTerm(word) ?? []))];
  }

  /** Returns the similarity of each article's phrasings to the query, from 0 to 1. */
  #comparePhrasings(query: string, total: number): Map<string, number> {
    const similarities = new Map<string, number[]>();
    for (const { id, queryTerms, match } of this.#phrasings.search(query, { processTerm: (term) => term })) {
      const phrasing = this.#phrasingTerms[id as number];
      if (!phrasing) continue;
      const covered = this.#sumWeights([...new Set(queryTerms)], (term) => matchQuality(term, match));
      const own = this.#sumWeights(phrasing.terms);
      const similarity =
        phrasingShares.query * (covered / total) + phrasingShares.phrasing * Math.min(1, covered / Math.max(own, 0.01));
      const ofArticle = similarities.get(phrasing.articleId) ?? [];
      ofArticle.push(similarity);
      similarities.set(phrasing.articleId, ofArticle);
    }
    return new Map([...similarities].map(([id, all]) => [id, summarize(all)]));
  }

  #sumWeights(terms: readonly string[], quality: (term: string) => number = () => 1): number {
    return terms.reduce((sum, term) => sum + this.#weigh(term) * quality(term), 0);
  }

  /** Returns the inverse document frequency of a term, so that rare words weigh more. Vague terms weigh less. */
  #weigh(term: string): number {
    const known = this.#weights.get(term);
    if (known !== undefined) return known;
    const exact = { processTerm: (each: string) => each, fuzzy: false, prefix: false } as const;
    const count = this.#articles.search(term, exact).length;
    const weight =
      Math.log(1 + this.#byId.size / (count === 0 ? unknownCount : Math.max(count, minCount))) *
      (vagueTerms.has(term) ? vagueShare : 1);
    this.#weights.set(term, weight);
    return weight;
  }

  #fit(article: Article, category: ChatCategory | undefined, lifeStage: LifeStage | undefined): number {
    const ofCategory = category && category !== 'general' && article.category === category ? 1.05 : 1;
    const ofStage = !lifeStage || article.lifeStages.includes(lifeStage) ? 1 : 0.9;
    return ofCategory * ofStage;
  }
}

/**
 * Combines the similarities of an article's phrasings. The best phrasing counts most, and the next three count
 * together.
 */
function summarize(similarities: number[]): number {
  const [best = 0, ...others] = similarities.sort((a, b) => b - a).slice(0, 1 + supporting);
  return (1 - supportShare) * best + (supportShare * others.reduce((sum, each) => sum + each, 0)) / supporting;
}

const supporting = 3;
const supportShare = 0.35;

/** Terms that weigh less, because many questions contain them but few questions are about them. */
const vagueTerms = new Set(['puppy', 'puppi', 'old', 'senior', 'eat', 'food', 'normal', 'safe']);
const vagueShare = 0.5;
