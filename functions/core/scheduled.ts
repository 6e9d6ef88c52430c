import * as z from 'zod/mini';
import { now } from '#functions/core/clock.ts';
import { log } from '#functions/core/log.ts';

const Ring = z.object({ at: z.optional(z.string()) });

/**
 * The Lambda of a schedule. A ring may come late or twice, so the work must depend on what is due, not on being rung.
 * @param work is given the moment to work as of: the ring's own, if it names one
 */
export function scheduled(work: (at: Date) => Promise<Record<string, number>>) {
  return async (ring: unknown): Promise<void> => {
    const { at } = Ring.parse(ring ?? {});
    try {
      log.info('schedule done', await work(at ? new Date(at) : now()));
    } catch (error) {
      log.error('schedule failed', error);
      throw error;
    }
  };
}
