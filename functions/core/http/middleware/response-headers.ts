import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { apiHeaders } from '#shared/api-headers.ts';

/** Adds the security headers and the request ID to every response. Headers that the response already has are kept. */
export function responseHeaders(): ApiMiddleware {
  const add: ApiMiddleware['after'] = ({ event, response }) => {
    if (!response) return;
    response.headers = { ...apiHeaders, 'x-request-id': event.requestContext.requestId, ...response.headers };
  };
  return { after: add, onError: add };
}
