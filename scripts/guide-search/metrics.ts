import { searchGuide } from '#shared/guide/search.ts';
import type { Reading } from '#shared/text-model/read-text.ts';
import type { LabeledQuestion } from './questions.ts';

/**
 * How the search answers a question: with a fitting article (`right`), with another article (`wrong`), or only with
 * links to the best matches (`none`).
 */
export type Outcome = 'right' | 'wrong' | 'none';

/** The outcome of a question. */
export interface Answered {
  question: LabeledQuestion;
  outcome: Outcome;
  /** The ID of the best match. */
  first: string | undefined;
  /** Whether a fitting article is among the best three matches, which are offered as links if no match is an answer. */
  inFirstThree: boolean;
}

/** Searches as the server does, with what the text model says about each question. */
export function searchWithReadings(readings: ReadonlyMap<string, Reading>): typeof searchGuide {
  return (query, max) => searchGuide({ ...query, probabilities: readings.get(query.text)?.articles }, max);
}

/** Searches the guide for each question: as a browser does offline, unless another search is given. */
export function answerQuestions(questions: readonly LabeledQuestion[], search = searchGuide): Answered[] {
  return questions.map((question) => {
    const matches = search({ text: question.text }, 3);
    const ids = matches.map(({ article }) => article.id);
    const fits = (id: string | undefined) => id !== undefined && question.articles.includes(id);
    const answered = matches[0]?.isAnswer;
    const outcome = answered ? (fits(ids[0]) ? 'right' : 'wrong') : 'none';
    return { question, outcome, first: ids[0], inFirstThree: ids.some(fits) };
  });
}

/**
 * The number of questions for which the guide has an article, and the share of each outcome among them, from 0 to 1.
 */
export interface SearchMetrics {
  questions: number;
  right: number;
  wrong: number;
  none: number;
  inFirstThree: number;
}

/** Computes the metrics of the questions for which the guide has an article. */
export function computeSearchMetrics(answered: readonly Answered[]): SearchMetrics {
  const covered = answered.filter(({ question }) => question.articles.length > 0);
  const share = (happened: (each: Answered) => boolean) =>
    covered.filter(happened).length / Math.max(covered.length, 1);
  return {
    questions: covered.length,
    right: share(({ outcome }) => outcome === 'right'),
    wrong: share(({ outcome }) => outcome === 'wrong'),
    none: share(({ outcome }) => outcome === 'none'),
    inFirstThree: share(({ inFirstThree }) => inFirstThree),
  };
}
