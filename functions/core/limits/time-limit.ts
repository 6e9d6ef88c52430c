import { timeoutFactor } from '#functions/core/aws.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

/**
 * Waits for `work`, for at most `milliseconds` times `timeoutFactor`. After a timeout, the work continues in the
 * background.
 * @throws ApiError `unavailable` after the timeout
 */
export async function withTimeLimit<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('unavailable')), milliseconds * timeoutFactor);
  });
  // Without this handler, a rejection after the timeout would be unhandled and end the process.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
