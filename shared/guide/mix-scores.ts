/**
 * The weight of an article's probability in its score, for each model that gives it. The words that the article has in common
 * with the question have the rest.
 */
export const probabilityShares = { classifier: 0.6, textModel: 0.85 } as const;

/**
 * Below this score, an article usually does not answer the question, but is only near it. For each model that gives the
 * probability.
 */
export const minAnswerScores = { classifier: 0.65, textModel: 0.75 } as const;

/** An article whose probability has less than this natural logarithm gets nothing for it. */
const minLogProbability = -12;

/**
 * Adds what a model says to the score of the words, which is all for an article that the model doesn't know.
 *
 * @param by The share of the probability, and `inGuide`, the probability that the guide has an article about the question. If it
 * is low, no article is an answer.
 */
export function mixScores(
  wordScore: number,
  probability: number | undefined,
  by: { share: number; inGuide: number },
): number {
  if (probability === undefined) return wordScore;
  const probabilityScore = Math.max(0, 1 - Math.log(probability) / minLogProbability);
  return by.inGuide * ((1 - by.share) * wordScore + by.share * probabilityScore);
}
