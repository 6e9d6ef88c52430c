import * as z from 'zod/mini';
import { now } from '#functions/core/clock.ts';
import { log } from '#functions/core/log.ts';

const Tick = z.object({ at: z.optional(z.string()) });

/**
 * Creates the Lambda handler of a schedule. A run may start late or twice, so `work` must be idempotent.
 * @param work gets the scheduled time, or the current time for a manual run, and returns counts for the log
 */
export function scheduled(work: (at: Date) => Promise<Record<string, number>>) {
  return async (tick: unknown): Promise<void> => {
    const { at } = Tick.parse(tick ?? {});
    try {
      log.info('schedule done', await work(at ? new Date(at) : now()));
    } catch (error) {
      log.error('schedule failed', error);
      throw error;
    }
  };
}
