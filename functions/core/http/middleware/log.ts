import { elapsed } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { log as write } from '#functions/core/log.ts';

/** Logs each request in one line: route key, status, error code and duration. Never logs paths, addresses or bodies. */
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
