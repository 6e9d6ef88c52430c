import { ApiError } from '#functions/core/http/api-error.ts';

/** Optimistic locking: the row changed between the read and the write. */
export class VersionConflict extends Error {}

/** In each round, another change of the same owner has succeeded, so this many do not occur in practice. */
const maxRounds = 25;

/**
 * Repeats a read-modify-write cycle until there is no version conflict.
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
