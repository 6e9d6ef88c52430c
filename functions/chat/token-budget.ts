import { epochSeconds, now } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { conditionFailed } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';

const keptSeconds = 7 * 24 * 3600;

/** How many model tokens the assistant has used or reserved on a UTC day, across all owners. Kept for a week. */
const TokenBudgets = tableEntity('tokenBudget', 'token-budget#${date}', 'token-budget', {
  /** `YYYY-MM-DD`. */
  date: { type: 'string', required: true },
  /** Used, and reserved by calls that have not ended. */
  tokens: { type: 'number', required: true },
  expiresAt: { type: 'number', required: true },
});

/** Tokens reserved for a call. */
export interface TokenReservation {
  date: string;
  tokens: number;
}

/**
 * Reserves tokens of the day's budget before a call, so that concurrent calls do not exceed it. A crash leaves them used.
 * @returns undefined when the budget has not enough left
 */
export async function reserveTokens(tokens: number): Promise<TokenReservation | undefined> {
  const moment = now();
  const date = moment.toISOString().slice(0, 10);
  const latest = environment('ASSISTANT_DAILY_TOKENS') - tokens;
  if (latest < 0) return undefined;
  try {
    await TokenBudgets.update({ date })
      .add({ tokens })
      .set({ expiresAt: epochSeconds(moment) + keptSeconds })
      .where((row, { lte, notExists }) => `${notExists(row.tokens)} OR ${lte(row.tokens, latest)}`)
      .go();
    return { date, tokens };
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

/** Corrects a reservation to what the call used. */
export async function settleTokens({ date, tokens: reserved }: TokenReservation, used: number): Promise<void> {
  if (used === reserved) return;
  await TokenBudgets.patch({ date })
    .add({ tokens: used - reserved })
    .go();
}
