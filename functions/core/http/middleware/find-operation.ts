import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { type Domain, routeKey } from '#shared/contract/operation.ts';

/** Finds the operation of the request's route key. @throws ApiError `notFound` */
export function findOperation(domain: Domain): ApiMiddleware {
  const operations = new Map(Object.values(domain).map((operation) => [routeKey(operation), operation]));
  return {
    before: ({ event, context }) => {
      const operation = operations.get(event.routeKey);
      if (!operation) throw new ApiError('notFound');
      context.operation = operation;
    },
  };
}
