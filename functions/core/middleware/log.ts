import { ApiError } from '#functions/core/api-error.ts';
import { elapsed } from '#functions/core/clock.ts';
import { log as write } from '#functions/core/log.ts';
import type { ApiMiddleware } from '#functions/core/middleware/api-context.ts';

/** Logs each call in one line: route key, status, error code and duration; never a path, an address or a body. */
export function log(): ApiMiddleware {
  const record: ApiMiddleware['after'] = ({ event, response, error, context }) =>
    write.info('call', {
      route: event.routeKey,
      status: response?.statusCode,
      code: error instanceof ApiError ? error.code : undefined,
      ms: Math.round(elapsed() - context.startedAt),
      requestId: event.requestContext.requestId,
    });
  return {
    before: ({ context }) => {
      context.startedAt = elapsed();
    },
    after: record,
    onError: record,
  };
}
