import { isTransient } from '#functions/core/aws.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware, Event, Result } from '#functions/core/http/middleware/api-context.ts';
import { log } from '#functions/core/log.ts';

/**
 * Converts a thrown error to the response `{ code, message, fields? }`. An error that is not an ApiError becomes 503 if
 * it is transient, otherwise 500.
 */
export function errors(): ApiMiddleware {
  return {
    onError: (request) => {
      if (request.response) return;
      const error = asApiError(request.error, request.event);
      request.error = error;
      request.response = errorResponse(error);
    },
  };
}

function asApiError(error: unknown, event: Event): ApiError {
  const where = { route: event.routeKey, requestId: event.requestContext.requestId };
  if (error instanceof ApiError) {
    if (error.cause) log.warn('call refused', { ...where, code: error.code, ...log.describe(error.cause) });
    return error;
  }
  log.error('call failed', error, where);
  return new ApiError(isTransient(error) ? 'unavailable' : 'internal', { cause: error });
}

function errorResponse(error: ApiError): Result {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter);
  return { statusCode: error.status, headers, body: JSON.stringify(error.responseBody()) };
}
