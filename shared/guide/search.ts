import MiniSearch from 'minisearch';
import type { ChatCategory } from '#shared/contract/chat.ts';
import type { Article, LifeStage } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import { removeBreeds } from '#shared/guide/breed-words.ts';
import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';

/** What somebody asks or types. Category and life stage raise articles, and exclude none. */
export interface GuideQuery {
  text: string;
  category?: ChatCategory | undefined;
  lifeStage?: LifeStage | undefined;
}

/** An article that matches. */
export interface GuideMatch {
  article: Article;
  /** How well the best phrasing and the whole article match, from 0 to about 1. */
  score: number;
  /** How much of the question the article is about, from 0 to 1. Rare words weigh more. */
  coverage: number;
}

/** A title says best what an article is about. */
const boost = { title: 4, questions: 3, answer: 1.5, body: 1, seeVet: 0.7 } as const;

/** A word of fewer articles counts as if this many had it. */
const minCount = 8;

/** A word that no article has counts as if this many had it: it is misspelled, or a name. */
const unknownCount = 30;

/** A long message has more words than help. */
const maxTerms = 60;

/** How much the best phrasing of an article counts, and how much the whole article. */
const shares = { phrasing: 0.7, article: 0.3 } as const;

/** Of a phrasing, how much it counts that it has the words of the query, and that the query has its words. */
const phrasingShares = { query: 0.5, phrasing: 0.5 } as const;

interface Indexed {
  id: string;
  title: string;
  questions: string;
  answer: string;
  body: string;
  seeVet: string;
}

/** One way to ask for an article. */
interface Phrasing {
  id: number;
  articleId: string;
  text: string;
}

function indexed({ id, title, questions, answer, sections, seeVet = [] }: Article): Indexed {
  const body = sections.map(({ heading, text = '', points = [] }) => [heading, text, ...points].join(' ')).join(' ');
  return { id, title, questions: questions.join(' '), answer, body, seeVet: seeVet.join(' ') };
}

function splitTerms(text: string): string[] {
  return [...new Set(splitWords(text).flatMap((word) => normalizeTerm(word) ?? []))];
}

/** How well a word of the index matches a term: it may be the term, begin with it, or resemble it. */
function matchQuality(term: string, match: Readonly<Record<string, readonly string[]>>): number {
  const exact = match[term];
  const fields = exact ?? Object.entries(match).flatMap(([word, where]) => (isSimilar(word, term) ? where : []));
  if (fields.length === 0) return 0;
  const isAbout = fields.some((field) => field !== 'body' && field !== 'seeVet');
  const similar = term.length < 6 ? 0.4 : 0.7;
  return (exact ? 1 : similar) * (isAbout ? 1 : 0.4);
}

function isSimilar(word: string, term: string): boolean {
  return word.startsWith(term) || (word[0] === term[0] && Math.abs(word.length - term.length) <= 2);
}

const matching = {
  tokenize: splitWords,
  processTerm: normalizeTerm,
  searchOptions: {
    fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
    prefix: (term: string) => term.length > 2,
    weights: { fuzzy: 0.4, prefix: 0.4 },
  },
};

/** A searchable set of articles. */
export class GuideIndex {
  readonly #byId: ReadonlyMap<string, Article>;
  readonly #articles: MiniSearch<Indexed>;
  readonly #phrasings: MiniSearch<Phrasing>;
  readonly #phrasingTerms: readonly { articleId: string; terms: readonly string[] }[];
  readonly #weights = new Map<string, number>();

  constructor(all: readonly Article[]) {
    this.#byId = new Map(all.map((article) => [article.id, article]));
    this.#articles = new MiniSearch<Indexed>({
      ...matching,
      fields: Object.keys(boost),
      searchOptions: { ...matching.searchOptions, boost },
    });
    this.#articles.addAll(all.map(indexed));
    const phrasings = all
      .flatMap((article) => [article.title, ...article.questions].map((text) => ({ articleId: article.id, text })))
      .map((phrasing, id) => ({ id, ...phrasing }));
    this.#phrasings = new MiniSearch<Phrasing>({ ...matching, fields: ['text'] });
    this.#phrasings.addAll(phrasings);
    this.#phrasingTerms = phrasings.map(({ articleId, text }) => ({ articleId, terms: splitTerms(text) }));
  }

  /** Finds articles, the best first. */
  search({ text, category, lifeStage }: GuideQuery, max = 20): GuideMatch[] {
    const terms = splitTerms(removeBreeds(text)).slice(0, maxTerms);
    const total = this.#sumWeights(terms);
    if (total === 0) return [];
    const query = terms.join(' ');
    const similarity = this.#comparePhrasings(query, total);
    return this.#articles
      .search(query, { processTerm: (term) => term })
      .flatMap(({ id, queryTerms, match }) => {
        const article = this.#byId.get(id as string);
        if (!article) return [];
        const coverage = this.#sumWeights([...new Set(queryTerms)], (term) => matchQuality(term, match)) / total;
        const score = shares.phrasing * (similarity.get(article.id) ?? 0) + shares.article * coverage;
        return [{ article, coverage, score: score * this.#fit(article, category, lifeStage) }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, max);
  }

  /** Returns the similarity of each article's best phrasing to the query, from 0 to 1. */
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

  /** The inverse document frequency of a term, so that rare words weigh more. */
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

/** The best phrasing decides, and a few others that are similar support it. */
function summarize(similarities: number[]): number {
  const [best = 0, ...others] = similarities.sort((a, b) => b - a).slice(0, 1 + supporting);
  return (1 - supportShare) * best + (supportShare * others.reduce((sum, each) => sum + each, 0)) / supporting;
}

const supporting = 3;
const supportShare = 0.35;

/** Words that are the subject of few questions and part of many. */
const vagueTerms = new Set(['puppy', 'puppi', 'old', 'senior', 'eat', 'food', 'normal', 'safe']);
const vagueShare = 0.5;

/** Below these values, an article only shares some words with the question. */
const minCoverage = 0.42;
const minScore = 0.45;

/** Whether an article is about most of the question, even if it has few words to go by. */
export function coversQuestion({ coverage }: GuideMatch): boolean {
  return coverage >= minCoverage;
}

/** Whether a match answers the question, rather than being the best of what there is. */
export function isAnswer(match: GuideMatch): boolean {
  return coversQuestion(match) && match.score >= minScore;
}

let guide: GuideIndex | undefined;

/** Searches the care guide, the best article first. The index is built on first use. */
export function searchGuide(query: GuideQuery, max?: number): GuideMatch[] {
  guide ??= new GuideIndex(articles);
  return guide.search(query, max);
}
