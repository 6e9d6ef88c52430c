import type { Caller } from '#functions/core/http/session.ts';
import { log } from '#functions/core/log.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { isLong } from '#functions/tips/outing.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';

/**
 * Adapts the daily tip of the next day to a walk that was saved, if it was long. A failure leaves the planned tip.
 * @param logs the activities of the dogs on the walk
 */
export async function adaptNextTip(caller: Caller, logs: readonly ExerciseLog[]): Promise<void> {
  const [walk] = logs;
  if (!walk || !isLong(walk)) return;
  try {
    // Loaded on first use, because few walks are long, and the library of tips is large.
    const { adaptTip } = await import('#functions/tips/adapt-tip.ts');
    await adaptTip(getCallerRows(caller).owner, { ...walk, dogIds: logs.map(({ dogId }) => dogId) });
  } catch (error) {
    log.warn('the tip of the next day stays as planned', log.describe(error));
  }
}
