import MiniSearch from 'minisearch';
import type { ChatCategory } from '#shared/contract/chat.ts';
import type { Article, LifeStage } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
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
  /** The full-text score, weighted by the coverage. */
  score: number;
  /** How much of the question the article is about, from 0 to 1. Rare words weigh more. */
  coverage: number;
}

/** A title says best what an article is about. */
const boost = { title: 4, searchWords: 3, answer: 1.5, body: 1, seeVet: 0.7 } as const;

/** A word that no article has counts as if this many had it: it may be a name. */
const unknownCount = 4;

/** A long message has more words than help. */
const maxTerms = 60;

interface Indexed {
  id: string;
  title: string;
  searchWords: string;
  answer: string;
  body: string;
  seeVet: string;
}

function indexed({ id, title, searchWords, answer, sections, seeVet = [] }: Article): Indexed {
  const body = sections.map(({ heading, text = '', points = [] }) => [heading, text, ...points].join(' ')).join(' ');
  return { id, title, searchWords, answer, body, seeVet: seeVet.join(' ') };
}

/** How well an article matches a term: it may only have a similar word, or only mention it. */
function matchQuality(term: string, match: Readonly<Record<string, readonly string[]>>): number {
  const exact = match[term];
  const fields = exact ?? Object.entries(match).flatMap(([word, where]) => (isSimilar(word, term) ? where : []));
  const isAbout = fields.some((field) => field !== 'body' && field !== 'seeVet');
  const similar = term.length < 6 ? 0.4 : 0.7;
  return (exact ? 1 : similar) * (isAbout ? 1 : 0.4);
}

function isSimilar(word: string, term: string): boolean {
  return word.startsWith(term) || (word[0] === term[0] && Math.abs(word.length - term.length) <= 2);
}

/** A searchable set of articles. */
export class GuideIndex {
  readonly #byId: ReadonlyMap<string, Article>;
  readonly #index: MiniSearch<Indexed>;

  constructor(all: readonly Article[]) {
    this.#byId = new Map(all.map((article) => [article.id, article]));
    this.#index = new MiniSearch<Indexed>({
      fields: Object.keys(boost),
      tokenize: splitWords,
      processTerm: normalizeTerm,
      searchOptions: {
        boost,
        fuzzy: (term) => (term.length > 3 ? 0.25 : false),
        prefix: (term) => term.length > 2,
        weights: { fuzzy: 0.4, prefix: 0.4 },
      },
    });
    this.#index.addAll(all.map(indexed));
  }

  /** Finds articles, the best first. */
  search({ text, category, lifeStage }: GuideQuery, max = 20): GuideMatch[] {
    const terms = [...new Set(splitWords(text).flatMap((word) => normalizeTerm(word) ?? []))].slice(0, maxTerms);
    const weight = new Map(terms.map((term) => [term, this.#weighTerm(term)]));
    const total = [...weight.values()].reduce((sum, each) => sum + each, 0);
    const found = this.#index.search(terms.join(' '), {
      processTerm: (term) => term,
      boostDocument: (id) => this.#fit(id as string, category, lifeStage),
    });
    return found
      .flatMap(({ id, score, queryTerms, match }) => {
        const article = this.#byId.get(id as string);
        if (!article || total === 0) return [];
        const covered = [...new Set(queryTerms)].reduce(
          (sum, term) => sum + (weight.get(term) ?? 0) * matchQuality(term, match),
          0,
        );
        const coverage = covered / total;
        return [{ article, coverage, score: score * coverage }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, max);
  }

  /** The inverse document frequency of a term. */
  #weighTerm(term: string): number {
    const count = this.#index.search(term, { processTerm: (each) => each, fuzzy: false, prefix: false }).length;
    return Math.log(1 + this.#byId.size / Math.max(count, unknownCount));
  }

  #fit(id: string, category: ChatCategory | undefined, lifeStage: LifeStage | undefined): number {
    const article = this.#byId.get(id);
    if (!article) return 1;
    const ofCategory = category && category !== 'general' && article.category === category ? 1.25 : 1;
    const ofStage = !lifeStage || article.lifeStages.includes(lifeStage) ? 1 : 0.7;
    return ofCategory * ofStage;
  }
}

/** Below these values, an article only shares some words with the question. From `test/shared/guide/questions.ts`. */
const minCoverage = 0.42;
const minScore = 23;

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
