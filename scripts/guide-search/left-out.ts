import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { articles } from '#shared/guide/articles.ts';
import { GuideIndex } from '#shared/guide/search.ts';
import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';
import { type Answered, answerQuestions } from './metrics.ts';
import type { LabeledQuestion } from './questions.ts';

const EarlierPhrasings = z.array(
  z.strictObject({
    authors: z.array(z.string()),
    /** By article ID, how many of its phrasings are older than these authors' questions. New ones go to the end. */
    phrasings: z.record(z.string(), z.number()),
  }),
);

/** A phrasing and a question that share this much of their terms are considered the same (Jaccard index). */
const sameShare = 0.75;

function readEarlierPhrasings() {
  const file = join(import.meta.dirname, 'earlier-phrasings.json');
  return EarlierPhrasings.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function listTerms(text: string): ReadonlySet<string> {
  return new Set(splitWords(text).flatMap((word) => normalizeTerm(word) ?? []));
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = a.intersection(b).size;
  return shared > 0 && shared / (a.size + b.size - shared) >= sameShare;
}

/** Answers authors' questions without the phrasings that were added after these questions had been read. */
function answerAsBefore(
  questions: readonly LabeledQuestion[],
  phrasings: Readonly<Record<string, number>>,
): Answered[] {
  const count = (id: string) => phrasings[id] ?? 0;
  const index = new GuideIndex(
    articles.map((each) => ({ ...each, questions: each.questions.slice(0, count(each.id)) })),
  );
  // Articles without an older phrasing were written for these questions.
  const fair = questions.filter(({ articles: ids }) => ids.length === 0 || ids.some((id) => count(id) > 0));
  return answerQuestions(fair, (query, max) => index.search(query, max));
}

/** Answers authors' questions without the phrasings that are nearly the same as one of these questions. */
function answerWithoutSame(questions: readonly LabeledQuestion[]): Answered[] {
  const asked = questions.map(({ text }) => listTerms(text));
  const isOther = (phrasing: string) => {
    const terms = listTerms(phrasing);
    return !asked.some((each) => isSame(each, terms));
  };
  const index = new GuideIndex(articles.map((each) => ({ ...each, questions: each.questions.filter(isOther) })));
  return answerQuestions(questions, (query, max) => index.search(query, max));
}

/**
 * Answers each author's questions without the phrasings that the articles may owe to that author. For authors before
 * `author-30` it isn't known which these are, so phrasings that are nearly the same as a question are left out.
 */
export function answerLeftOut(questions: readonly LabeledQuestion[]): Answered[] {
  const earlier = readEarlierPhrasings();
  const known = new Set(earlier.flatMap(({ authors }) => authors));
  const older = Map.groupBy(
    questions.filter(({ author }) => !known.has(author)),
    ({ author }) => author,
  );
  return [
    ...[...older.values()].flatMap(answerWithoutSame),
    ...earlier.flatMap(({ authors, phrasings }) => {
      const asked = questions.filter(({ author }) => authors.includes(author));
      return asked.length > 0 ? answerAsBefore(asked, phrasings) : [];
    }),
  ];
}
