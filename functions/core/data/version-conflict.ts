import { backOff } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

/** The error of optimistic locking: the row has changed between the read and the write. */
export class VersionConflict extends Error {}

/** How often the work is attempted. More rounds would only keep the table busy while many requests change one row. */
const maxRounds = 5;

/** The first wait is up to 80 ms: long enough for another request to finish its round. */
const firstWait = 2;

/**
 * Repeats `work`, which reads and changes rows, until there is no version conflict. Waits between the rounds.
 * @param work throws VersionConflict if a row has changed between the read and the write
 * @throws ApiError `inProgress` after 5 conflicts
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let round = 0; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      if (round + 1 >= maxRounds) throw new ApiError('inProgress', { retryAfter: 1, cause: error });
      await backOff(firstWait + round);
    }
  }
}
