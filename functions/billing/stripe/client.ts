import Stripe from 'stripe';
import { timeoutFactor } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

/**
 * How long Stripe may take for a response, in milliseconds: usually, and when it asks a bank, which takes seconds. Each
 * request is tried twice, so each Lambda that makes it has more than twice this time.
 */
export const stripeTimeouts = { usual: 4000 * timeoutFactor, charge: 12_000 * timeoutFactor } as const;

let created: { client: Stripe; from: string } | undefined;

/** Returns the client of Stripe's API. Its host is `STRIPE_API_BASE`, if that is set. */
export function getStripe(): Stripe {
  const [key, base = ''] = [environment('STRIPE_SECRET_KEY'), environment('STRIPE_API_BASE')];
  if (created?.from !== `${key} ${base}`) {
    const { protocol, hostname, port } = new URL(base || 'https://api.stripe.com');
    const host = { protocol: protocol.slice(0, -1) as 'http' | 'https', host: hostname };
    const client = new Stripe(key, {
      ...host,
      port: port || (protocol === 'https:' ? '443' : '80'),
      timeout: stripeTimeouts.usual,
      maxNetworkRetries: 1,
      telemetry: false,
    });
    created = { client, from: `${key} ${base}` };
  }
  return created.client;
}

/** Whether Stripe refused a request because something in it does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Converts an error of which Stripe may have carried out the request to `unavailable`. Returns others unchanged. */
export function asUnavailable(error: unknown): unknown {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const isTransient = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
  return isTransient ? new ApiError('unavailable', { cause: error }) : error;
}
