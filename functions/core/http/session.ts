import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';
import { readCookie, serializeCookie } from '#functions/core/http/cookies.ts';
import type { Tier } from '#shared/plans.ts';
import { sessionCookieName } from '#shared/session.ts';

/** The signed-in caller. `rows` are the rows that the lookup read. `functions/entities/caller.ts` types them. */
export interface Caller {
  id: string;
  tier: Tier;
  /** The reason, if the tier is `expired`. */
  expiryReason: 'unpaid' | 'trialEnded';
  roles: readonly string[];
  timeZone: string;
  sessionId: string;
  rows: { owner: unknown; session: unknown; subscription: unknown };
}

/** The content of the cookie. */
export interface SessionCookie {
  ownerId: string;
  sessionId: string;
  secret: string;
}

/** SHA-256 of a secret, base64url, to store instead of the secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares in constant time. */
export function matchesHash(secret: string, hash: string): boolean {
  const actual = Buffer.from(hashSecret(secret));
  const expected = Buffer.from(hash);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** 256 random bits, base64url. */
export function generateSecret(): string {
  return randomBytes(32).toString('base64url');
}

function cookieName(): string {
  return sessionCookieName(environment('SITE_ORIGIN'));
}

/** Finds a well-formed session cookie among a request's cookies. */
export function readSessionCookie(cookies: readonly string[] | undefined): SessionCookie | undefined {
  const value = readCookie(cookies, cookieName()) ?? '';
  const parts = /^([0-9A-Z]{26})\.([0-9A-Z]{26})\.([0-9A-Za-z_-]{43})$/.exec(value);
  if (!parts) return undefined;
  const [, ownerId = '', sessionId = '', secret = ''] = parts;
  return { ownerId, sessionId, secret };
}

/**
 * The `set-cookie` value of a session.
 * @param maxAge in seconds; without it, the cookie ends when the browser closes
 */
export function serializeSessionCookie({ ownerId, sessionId, secret }: SessionCookie, maxAge?: number): string {
  return serializeCookie(cookieName(), `${ownerId}.${sessionId}.${secret}`, maxAge);
}

/** The `set-cookie` value that removes the cookie. */
export function serializeExpiredSessionCookie(): string {
  return serializeCookie(cookieName(), '', 0);
}
