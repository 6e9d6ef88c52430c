import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { consumeByOwner, type RateLimit } from '#functions/core/limits/rate-limit.ts';
import { isWriteLimited } from '#shared/contract/operation.ts';

/** Limits the writes of one owner. Nobody clicks that often, but a script could fill the table or keep it busy. */
export const ownerLimit: RateLimit = {
  name: 'writesPerOwner',
  burst: 400,
  seconds: 1,
  message: "You're making changes very quickly. Please wait a moment and try again.",
};

/**
 * Counts the valid write requests of a caller. Every Lambda with sessions uses it; it is no part of `api`, because a Lambda
 * without a table cannot load it. @throws ApiError `rateLimited`
 */
export function limitWrites(): ApiMiddleware {
  return {
    before: async ({ context: { operation, caller } }) => {
      if (!caller || !isWriteLimited(operation)) return;
      await consumeByOwner(ownerLimit, caller.id);
    },
  };
}
