import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';

/** Enough to understand "and how often?". More would cost more tokens with each question. */
const maxExchanges = 3;

/** Picks the exchanges that a question can refer to. */
export function pickLast(earlier: QuestionContext['earlier']): QuestionContext['earlier'] {
  return earlier.slice(-maxExchanges);
}
