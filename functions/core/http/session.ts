import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';
import { readCookie, serializeCookie } from '#functions/core/http/cookies.ts';
import type { Tier } from '#shared/plans.ts';
import { sessionCookieName, sessionHintName } from '#shared/session.ts';

/** The signed-in caller. `rows` are the rows that `findCaller` has read. `getCallerRows` returns them with types. */
export interface Caller {
  id: string;
  tier: Tier;
  /** The reason why the owner has no plan. Only meaningful if the tier is `expired`. */
  expiryReason: 'unpaid' | 'trialEnded';
  roles: readonly string[];
  timeZone: string;
  sessionId: string;
  rows: { owner: unknown; session: unknown; subscription: unknown };
}

/** The content of the session cookie. */
export interface SessionCookie {
  ownerId: string;
  sessionId: string;
  secret: string;
}

/** Returns the SHA-256 of a secret in base64url, which is stored instead of the secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a secret has a given hash. Compares in constant time. */
export function matchesHash(secret: string, hash: string): boolean {
  const actual = Buffer.from(hashSecret(secret));
  const expected = Buffer.from(hash);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Generates 256 random bits in base64url. */
export function generateSecret(): string {
  return randomBytes(32).toString('base64url');
}

function cookieName(): string {
  return sessionCookieName(environment('SITE_ORIGIN'));
}

/** Reads the session cookie of a request. Returns undefined for a missing or malformed cookie. */
export function readSessionCookie(cookies: readonly string[] | undefined): SessionCookie | undefined {
  const value = readCookie(cookies, cookieName()) ?? '';
  const parts = /^([0-9A-Z]{26})\.([0-9A-Z]{26})\.([0-9A-Za-z_-]{43})$/.exec(value);
  if (!parts) return undefined;
  const [, ownerId = '', sessionId = '', secret = ''] = parts;
  return { ownerId, sessionId, secret };
}

/**
 * Returns the `set-cookie` values of a session: the session cookie, and the hint by which our scripts know that there is
 * one.
 * @param maxAge in seconds; if omitted, the cookies expire when the browser is closed
 */
export function serializeSessionCookies({ ownerId, sessionId, secret }: SessionCookie, maxAge?: number): string[] {
  return [
    serializeCookie(cookieName(), `${ownerId}.${sessionId}.${secret}`, { maxAge }),
    serializeCookie(sessionHintName, '1', { maxAge, readable: true }),
  ];
}

/** Returns the `set-cookie` values that remove the session cookie and its hint. */
export function serializeExpiredSessionCookies(): string[] {
  return [
    serializeCookie(cookieName(), '', { maxAge: 0 }),
    serializeCookie(sessionHintName, '', { maxAge: 0, readable: true }),
  ];
}
