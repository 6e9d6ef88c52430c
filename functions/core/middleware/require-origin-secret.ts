import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '#functions/core/api-error.ts';
import { environment } from '#functions/core/environment.ts';
import type { ApiMiddleware } from '#functions/core/middleware/api-context.ts';
import { originSecretHeader } from '#shared/session.ts';

/** Rejects requests that bypass CloudFront, whose viewer address could be forged. */
export function requireOriginSecret(): ApiMiddleware {
  return {
    before: ({ event }) => {
      const sent = Buffer.from(event.headers[originSecretHeader] ?? '');
      const expected = Buffer.from(environment('ORIGIN_SECRET'));
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw new ApiError('forbidden');
    },
  };
}
