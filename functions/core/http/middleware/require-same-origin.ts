import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware, Event } from '#functions/core/http/middleware/api-context.ts';
import type { Operation } from '#shared/contract/operation.ts';

/**
 * Rejects writes from pages of other origins, which could send an owner's cookie (CSRF), and addresses of an owner's data that
 * were entered in the address bar, which would show it while the app is locked.
 */
export function requireSameOrigin(): ApiMiddleware {
  return {
    before: ({ event, context: { operation } }) => {
      if (operation.access === 'link-token' || operation.access === 'webhook') return;
      const isAllowed = operation.method === 'GET' ? !opensAsPage(operation, event) : isSameOrigin(event);
      if (!isAllowed) throw new ApiError('crossOrigin');
    },
  };
}

/** Whether a browser would show the JSON of an owner as a page. Our own pages only fetch it. */
function opensAsPage({ access, answers = 'json' }: Operation, { headers }: Event): boolean {
  return access !== 'public' && answers === 'json' && headers['sec-fetch-mode'] === 'navigate';
}

/** Whether a page of our site sent the request. Scripts cannot change `Origin` and `Sec-Fetch-Site`. */
function isSameOrigin({ headers }: Event): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === environment('SITE_ORIGIN');
  return site === 'same-origin';
}
