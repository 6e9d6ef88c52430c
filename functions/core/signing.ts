import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';

/** An HMAC-SHA-256 of several texts under our own key, base64url. `purpose` keeps one use from standing in for another. */
export function mac(purpose: string, ...texts: string[]): string {
  const hmac = createHmac('sha256', environment('SIGNING_SECRET'));
  // Lengths first: ('ab','c') and ('a','bc') must differ.
  for (const each of [purpose, ...texts]) hmac.update(`${Buffer.byteLength(each)}:${each};`);
  return hmac.digest('base64url');
}

/** Compares two HMACs in constant time. */
export function sameMac(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
