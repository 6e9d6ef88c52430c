import type { Models } from '#shared/emergency/load-models.ts';
import { computeScore, type Target } from '#shared/emergency/model.ts';
import { runNetwork } from '#shared/emergency/network.ts';
import type { Token } from '#shared/emergency/tokens.ts';

/**
 * Computes how much a text sounds like an emergency, and how much like something that a vet should see today. The linear model
 * knows rare words, and the network knows similar ones; together they miss a third fewer emergencies.
 *
 * @param asked Whether the text ends with a question mark.
 * @param withNetwork Whether the network reads the text as well.
 */
export function computeScores(
  tokens: readonly Token[],
  asked: boolean,
  models: Models,
  withNetwork = true,
): Record<Target, number> {
  const network = withNetwork ? runNetwork(tokens, models.network) : { now: 0, today: 0 };
  return {
    now: computeScore(tokens, asked, models.now) + network.now,
    today: computeScore(tokens, asked, models.today) + network.today,
  };
}
