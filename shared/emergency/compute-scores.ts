import type { Models } from '#shared/emergency/load-models.ts';
import { computeScore, type Target } from '#shared/emergency/model.ts';
import { runNetwork } from '#shared/emergency/network.ts';
import type { Token } from '#shared/emergency/tokens.ts';

/**
 * Computes how much a text sounds like an emergency, and how much like something that a vet should see today. The linear model
 * knows rare words, and the network knows similar ones; together they make a third fewer mistakes.
 *
 * @param asked Whether the text ends with a question mark.
 */
export function computeScores(tokens: readonly Token[], asked: boolean, models: Models): Record<Target, number> {
  const network = runNetwork(tokens, models.network);
  return {
    now: computeScore(tokens, asked, models.now) + network.now,
    today: computeScore(tokens, asked, models.today) + network.today,
  };
}
