import { ApiError } from '#functions/core/api-error.ts';

/** Optimistic locking: the row changed between the read and the write. */
export class VersionConflict extends Error {}

/** Each lost round was won by another change of the same owner, so this many never happen in practice. */
const maxRounds = 25;

/**
 * Repeats a read-modify-write until no other change comes in between.
 * @param work reads, and throws `VersionConflict` if its conditional write fails
 * @throws ApiError `unavailable` after too many conflicts
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let round = 0; round < maxRounds; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  throw new ApiError('unavailable');
}
