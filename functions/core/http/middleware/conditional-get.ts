import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';

/** Answers 304 without a body to a request that names the response's entity tag in `If-None-Match`. */
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

/** Compares weakly, as RFC 9110 says for `If-None-Match`. */
function isNamed(etag: string, named = ''): boolean {
  if (named.trim() === '*') return true;
  return [...named.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}
