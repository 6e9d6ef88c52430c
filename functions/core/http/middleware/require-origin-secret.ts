import { timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { originSecretHeader } from '#shared/session.ts';

/**
 * Rejects requests that bypass CloudFront, because their viewer address could be forged. During a rotation, two secrets
 * are accepted, because CloudFront takes minutes to deploy the new secret everywhere.
 */
export function requireOriginSecret(): ApiMiddleware {
  return {
    before: ({ event }) => {
      const sent = Buffer.from(event.headers[originSecretHeader] ?? '');
      const accepted = environment('ORIGIN_SECRET').split(',').filter(Boolean);
      if (!accepted.some((secret) => isEqual(sent, Buffer.from(secret)))) throw new ApiError('forbidden');
    },
  };
}

function isEqual(sent: Buffer, secret: Buffer): boolean {
  return sent.length === secret.length && timingSafeEqual(sent, secret);
}
