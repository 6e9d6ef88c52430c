import { findStage } from '#functions/chat/dog-stage.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { pickLast } from '#functions/chat/last-exchanges.ts';
import { readText } from '#functions/core/text-model/read-text.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';
import type { GuideMatch } from '#shared/guide/guide-index.ts';
import { coversQuestion, searchGuide } from '#shared/guide/search.ts';
import { buildSearchText } from '#shared/guide/search-text.ts';
import { askedWords, normalizeTerm, splitWords } from '#shared/guide/terms.ts';
import type { Reading } from '#shared/text-model/read-text.ts';

/** A longer message states its subject itself. */
const maxFollowUpWords = 12;

/** Words that refer to earlier questions or answers. */
const referring = /^(and|but|or|so|also|what about|how about)\b|\b(it|that|this|these|those|them|they)\b/i;

/** Words with a meaning in a whole question, and none in a follow-up: "how long does it take?" */
const vague = new Set(['long', 'longer', 'normal', 'take', 'takes', 'work', 'works', 'enough']);

/** What the care guide has about a question. */
export interface FoundArticles {
  /** The text that was searched for: the message, for a follow-up after the questions that it refers to. */
  text: string;
  /** The best first. */
  matches: GuideMatch[];
}

/** The words of a text that can be its subject. */
function extractSubject(text: string): string[] {
  return splitWords(text).filter((word) => normalizeTerm(word) !== null && !vague.has(word) && !askedWords.has(word));
}

/**
 * The message after one, two and more earlier questions: the words to search for, and the whole questions for the text model. A
 * question without an answer, or about an emergency, ends them.
 */
function* withEarlier(
  message: string,
  earlier: QuestionContext['earlier'],
): Generator<{ text: string; asked: string }> {
  let asked = message;
  let words = [...extractSubject(message), ...splitWords(message).filter((word) => askedWords.has(word))];
  for (const { message: question, counted } of pickLast(earlier).toReversed()) {
    if (!counted) return;
    const subject = extractSubject(question);
    if (subject.length === 0) continue;
    words = [...subject, ...words];
    // The model reads only the beginning of a long text.
    asked = `${asked} ${question}`;
    yield { text: words.join(' '), asked };
  }
}

/**
 * Sorts articles by their score. Of equal ones, the title decides that has more of the words as they were typed: the search
 * ignores "much" and "often".
 */
function sortMatches(matches: readonly GuideMatch[], typed: string): GuideMatch[] {
  const words = new Set(splitWords(typed));
  const count = ({ article }: GuideMatch) => splitWords(article.title).filter((word) => words.has(word)).length;
  const round = ({ score }: GuideMatch) => Math.round(score * 1000);
  return matches.toSorted((a, b) => round(b) - round(a) || count(b) - count(a));
}

/**
 * Searches the care guide. A short message that refers to the questions before it, such as "and how often?", or that finds
 * nothing alone, is searched together with them. The article must still be about what the message adds.
 */
export async function findArticles(
  { message, category }: ChatQuestion,
  { dog, earlier, reading }: QuestionContext,
  timeZone: string,
): Promise<FoundArticles> {
  const lifeStage = dog && findStage(dog, timeZone);
  const search = (text: string, read: Reading | undefined) => {
    const query = { text: buildSearchText(text, dog), category, lifeStage, probabilities: read?.articles };
    return sortMatches(searchGuide(query, Number.POSITIVE_INFINITY), text);
  };
  const alone = search(message, reading);
  const isFound = alone[0]?.isAnswer === true;
  const words = splitWords(buildSearchText(message, dog));
  const isFollowUp = words.length <= maxFollowUpWords && (!isFound || referring.test(message));
  if (!isFollowUp) return { text: message, matches: alone };
  const addsSubject = extractSubject(buildSearchText(message, dog)).length > 0;
  const fitting = new Set(alone.filter(coversQuestion).map(({ article }) => article.id));
  for (const { text, asked } of withEarlier(message, earlier)) {
    const matches = search(text, await readText(asked)).filter(
      ({ article }) => !addsSubject || fitting.has(article.id),
    );
    if (matches[0]?.isAnswer) return { text, matches };
  }
  return { text: message, matches: alone };
}
