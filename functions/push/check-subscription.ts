import { createECDH } from 'node:crypto';
import type * as z from 'zod/mini';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { NewPushSubscription } from '#shared/contract/push.ts';

type Subscription = z.output<typeof NewPushSubscription>;

const unusable = "This browser's push subscription can't be used. Turn push off and on again";

/**
 * Checks that a subscription belongs to a push service that we know, and that messages can be encrypted for it. We send
 * requests to its endpoint, so any other host could be one of ours or of a stranger.
 * @throws ApiError `invalid`
 */
export function checkSubscription({ endpoint, keys }: Subscription): void {
  if (!isKnownEndpoint(endpoint)) {
    throw new ApiError('invalid', {
      fields: { endpoint: "We can't send notifications to this browser's push service" },
    });
  }
  if (!isPoint(keys.p256dh)) throw new ApiError('invalid', { fields: { 'keys.p256dh': unusable } });
  if (Buffer.from(keys.auth, 'base64url').length !== 16) {
    throw new ApiError('invalid', { fields: { 'keys.auth': unusable } });
  }
}

/** Whether a URL is `https` on the default port of a known push service, without a user name or password. */
export function isKnownEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, href } = new URL(endpoint);
  const known = environment('PUSH_HOSTS').split(',');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    // The parser also accepts spellings such as `https:\\host`. Browsers send the normal form.
    href === endpoint &&
    known.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

/** Whether a text is an uncompressed point on the curve P-256 in base64url. */
function isPoint(text: string): boolean {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    curve.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
