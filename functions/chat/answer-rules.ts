import { hasWrongTone } from '#functions/chat/tone.ts';
import { findUnsafePart, type UnsafePart } from '#functions/chat/unsafe-text.ts';

/** Why an answer of the model is not shown. `form` also means that it is not in the form that was asked for. */
export type AnswerProblem = UnsafePart | 'length' | 'tone' | 'grounding' | 'vet';

/** A fifth more than the prompt asks for. */
const maxWords = 180;

/** Our advice in an emergency, which needs no article. */
const callNow = /^call a vet now\b/i;

/**
 * Finds what is wrong with an answer: a dose, a link, its length, its tone, that it names no article, or does not say when to
 * call the vet although an article does.
 * @param articles those that the answer is based on
 */
export function findAnswerProblem(
  text: string,
  articles: readonly { seeVet?: readonly string[] }[],
): AnswerProblem | undefined {
  const unsafe = findUnsafePart(text);
  if (unsafe) return unsafe;
  if (text.split(/\s+/).filter((word) => word !== '-').length > maxWords) return 'length';
  if (hasWrongTone(text)) return 'tone';
  if (callNow.test(text)) return undefined;
  if (articles.length === 0) return 'grounding';
  return articles.some(({ seeVet }) => seeVet) && !/\bvets?\b/i.test(text) ? 'vet' : undefined;
}
