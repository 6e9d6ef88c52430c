import { ApiError } from '#functions/core/api-error.ts';

/** Another change came in between reading and writing: what was worked out is no longer true. */
export class VersionConflict extends Error {}

/** Each round that is lost was won by another change of the same owner, so it ends long before this. */
const rounds = 25;

/**
 * Reads, works out and writes on the condition that nothing changed meanwhile; begins anew when something did. Whatever
 * comes at once, it comes one after the other.
 * @param work throws `VersionConflict` when another change was faster
 * @throws ApiError `unavailable` when it never gets its turn
 */
export async function retryOnConflict<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let round = 0; round < rounds; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  throw new ApiError('unavailable');
}
