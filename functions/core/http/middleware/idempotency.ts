import { ApiError } from '#functions/core/http/api-error.ts';
import { IdempotentReplay } from '#functions/core/http/idempotency-context.ts';
import type { ApiMiddleware, Event } from '#functions/core/http/middleware/api-context.ts';
import { toResponse } from '#functions/core/http/response.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { idempotencyKeyHeader } from '#shared/session.ts';

/** Passes the Idempotency-Key to the handler, and answers a replay with the stored response. */
export function idempotency(): ApiMiddleware {
  return {
    before: ({ event, context }) => {
      context.idempotency = {
        callerId: context.caller?.id ?? '',
        operation: event.routeKey,
        key: readKey(context.operation, event),
        body: context.input.body,
      };
    },
    onError: (request) => {
      if (!(request.error instanceof IdempotentReplay)) return;
      request.response = toResponse(request.context.operation, request.error.output, request.context.reply);
    },
  };
}

/**
 * Reads the Idempotency-Key header.
 * @throws ApiError `invalid` when the key is empty, longer than 255 characters or not printable ASCII without spaces
 */
function readKey(operation: Operation, { headers }: Event): string | undefined {
  const key = headers[idempotencyKeyHeader];
  if (!operation.idempotent || key === undefined) return undefined;
  if (!/^[\x21-\x7E]{1,255}$/.test(key)) {
    throw new ApiError('invalid', {
      fields: { 'Idempotency-Key': 'Please use 1 to 255 plain characters without spaces' },
    });
  }
  return key;
}
