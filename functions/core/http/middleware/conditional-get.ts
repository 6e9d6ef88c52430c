import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';

/** Answers 304 without a body if the request's `If-None-Match` header contains the response's entity tag. */
export function conditionalGet(): ApiMiddleware {
  return {
    after: ({ event, response }) => {
      const etag = response?.headers?.etag;
      if (!response?.headers || !etag || !isNamed(String(etag), event.headers['if-none-match'])) return;
      const { 'content-type': _type, 'content-encoding': _encoding, ...headers } = response.headers;
      Object.assign(response, { statusCode: 304, headers, body: undefined, isBase64Encoded: false });
    },
  };
}

/** Whether `If-None-Match` contains the entity tag. Uses the weak comparison that RFC 9110 requires. */
function isNamed(etag: string, named = ''): boolean {
  if (named.trim() === '*') return true;
  return [...named.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}
