import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware, Event } from '#functions/core/http/middleware/api-context.ts';

/** Rejects writes that a page of another origin could send with an owner's cookie (CSRF). */
export function requireSameOrigin(): ApiMiddleware {
  return {
    before: ({ event, context: { operation } }) => {
      if (operation.method === 'GET' || operation.access === 'link-token' || operation.access === 'webhook') return;
      if (!isSameOrigin(event)) throw new ApiError('crossOrigin');
    },
  };
}

/** Browsers set both headers, and scripts cannot change them. Our pages send at least one. */
function isSameOrigin({ headers }: Event): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === environment('SITE_ORIGIN');
  return site === 'same-origin';
}
