import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { readInput } from '#functions/core/http/request.ts';
import { toResponse } from '#functions/core/http/response.ts';

/** Parses the request with the operation's schemas, and converts the handler's output to the response. */
export function parse(): ApiMiddleware {
  return {
    before: ({ event, context }) => {
      context.input = readInput(context.operation, event);
      context.reply = { cookies: [], headers: {} };
    },
    after: (request) => {
      request.response = toResponse(request.context.operation, request.response, request.context.reply);
    },
  };
}
