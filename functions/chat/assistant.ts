import { converse, type ModelReply, type ModelRequest } from '#functions/chat/converse.ts';
import { ModelFailed } from '#functions/chat/model-failed.ts';
import { reserveTokens, settleTokens, type TokenReservation } from '#functions/chat/token-budget.ts';
import { elapsed } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { log } from '#functions/core/log.ts';

/** For both attempts together. Within the Lambda's 28 seconds, it leaves time to answer from the care guide. */
const totalMs = 20_000;

/** The part of the time that must be left for a second attempt. */
const minPartForRetry = 0.3;

const retryDelayMs = 300;

/** An upper bound of a call's tokens: no tokenizer needs more than one for three bytes of such text. */
function estimate({ system, data, tool, maxTokens }: ModelRequest): number {
  return Math.ceil(Buffer.byteLength(system + data + JSON.stringify(tool)) / 3) + maxTokens;
}

/** Whether an error says that the model did not run. A lost response may have been charged. */
function isFree(error: unknown): boolean {
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 || code === 'ECONNREFUSED';
}

/** An inexact budget is better than a lost answer. */
async function settleIfPossible(reservation: TokenReservation, used: number): Promise<void> {
  try {
    await settleTokens(reservation, used);
  } catch (error) {
    log.warn('The token budget was not corrected', log.describe(error));
  }
}

/** Calls the model once, within the budget. */
async function call(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
  const estimated = estimate(request);
  const reservation = await reserveTokens(estimated);
  if (!reservation) throw new ModelFailed('budget');
  try {
    const reply = await converse(request, signal);
    await settleIfPossible(reservation, reply.tokens ?? estimated);
    return reply;
  } catch (error) {
    if (isFree(error)) await settleIfPossible(reservation, 0);
    throw error;
  }
}

/**
 * Asks the model, twice if the first attempt fails soon.
 * @param accept turns the tool's input into the answer, or undefined if it cannot be used
 * @throws ModelFailed
 */
export async function askModel<Answer>(
  request: ModelRequest,
  accept: (input: unknown) => Answer | undefined,
): Promise<Answer> {
  const limitMs = environment('ASSISTANT_TIMEOUT_MS') ?? totalMs;
  const startedAt = elapsed();
  const signal = AbortSignal.timeout(limitMs);
  let failure = new ModelFailed('failed');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      const { input, tokens } = await call(request, signal);
      const answer = accept(input);
      const fields = { attempt, ms: Math.round(elapsed() - startedAt), tokens };
      log.info(answer ? 'the model answered' : 'the answer of the model cannot be used', fields);
      if (answer) return answer;
      failure = new ModelFailed('unusable');
    } catch (error) {
      if (error instanceof ModelFailed) throw error;
      log.warn('the model failed', { attempt, ms: Math.round(elapsed() - startedAt), ...log.describe(error) });
      failure = new ModelFailed(signal.aborted ? 'timeout' : 'failed', { cause: error });
    }
    if (limitMs - (elapsed() - startedAt) < minPartForRetry * limitMs) throw failure;
    await new Promise((resolve) => setTimeout(resolve, Math.min(retryDelayMs, limitMs / 10)));
  }
  throw failure;
}
