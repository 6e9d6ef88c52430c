import { timeoutFactor } from '#functions/core/aws.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

/**
 * Waits for work at most this long. The work itself goes on.
 * @throws ApiError `unavailable` when the time is over
 */
export async function withTimeLimit<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('unavailable')), milliseconds * timeoutFactor);
  });
  // Otherwise, a failure after the limit would end the process.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
