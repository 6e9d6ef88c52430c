import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware, Event } from '#functions/core/http/middleware/api-context.ts';

/** Rejects writes from pages of other origins, which could send an owner's cookie (CSRF). */
export function requireSameOrigin(): ApiMiddleware {
  return {
    before: ({ event, context: { operation } }) => {
      if (operation.method === 'GET' || operation.access === 'link-token' || operation.access === 'webhook') return;
      if (!isSameOrigin(event)) throw new ApiError('crossOrigin');
    },
  };
}

/** Whether a page of our site sent the request. Scripts cannot change `Origin` and `Sec-Fetch-Site`. */
function isSameOrigin({ headers }: Event): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === environment('SITE_ORIGIN');
  return site === 'same-origin';
}
