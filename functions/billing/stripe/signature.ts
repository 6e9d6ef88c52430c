import { createHmac, timingSafeEqual } from 'node:crypto';
import { epochSeconds } from '#functions/core/clock.ts';

/** How old a webhook request may be, and how far its time may be ahead of our clock, in seconds. */
const toleranceSeconds = 300;

/**
 * Whether Stripe has signed the body of a webhook request in the last five minutes. Written here and not taken from
 * Stripe's package, so that requests of strangers do not load it.
 * @param header the header `stripe-signature`: `t=<epoch seconds>,v1=<HMAC-SHA-256 in hex>`, with several `v1` while the
 *   secret is rotated
 */
export function isSigned(body: Buffer, header: string, secret: string): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const values = (name: string) => parts.flatMap(([key, value = '']) => (key?.trim() === name ? [value.trim()] : []));
  const [at = ''] = values('t');
  if (!secret || !/^\d{1,12}$/.test(at) || Math.abs(epochSeconds() - Number(at)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  return values('v1').some((value) => {
    const sent = Buffer.from(value, 'hex');
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}
