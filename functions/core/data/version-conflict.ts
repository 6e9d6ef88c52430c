import { ApiError } from '#functions/core/http/api-error.ts';

/** The error of optimistic locking: the row has changed between the read and the write. */
export class VersionConflict extends Error {}

/** A round fails only if another change of the same owner succeeds, so this limit is not reached in practice. */
const maxRounds = 25;

/**
 * Repeats `work`, which reads and changes rows, until there is no version conflict.
 * @param work throws VersionConflict if a row has changed between the read and the write
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
