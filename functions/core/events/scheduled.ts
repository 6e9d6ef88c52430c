import * as z from 'zod/mini';
import { now } from '#functions/core/clock.ts';
import { log } from '#functions/core/log.ts';

const Tick = z.object({ at: z.optional(z.string()) });

/**
 * The Lambda handler of a schedule. A tick may arrive late or twice, so `work` must depend on what is due, not on being
 * called.
 * @param work gets the time of the tick, or else the current time, and returns counts for the log
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
