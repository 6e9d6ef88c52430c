import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/core/environment.ts';
import type { Tier } from '#shared/plans.ts';
import { sessionCookieName, sessionSeconds } from '#shared/session.ts';

/** Who is calling, as far as every call needs it. `rows` are what was read to find out; `functions/entities/caller.ts` types them. */
export interface Caller {
  id: string;
  tier: Tier;
  /** Why the tier is `expired`, where it is. */
  whyExpired: 'unpaid' | 'trialEnded';
  roles: readonly string[];
  timeZone: string;
  /** The session's slot: names this browser among the owner's. */
  slot: number;
  rows: { owner: unknown; session: unknown; subscription: unknown };
}

/** What the cookie says. */
export interface SessionCookie {
  ownerId: string;
  slot: number;
  secret: string;
}

/** SHA-256 of a secret, base64url: what is kept in its place. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares in constant time. */
export function matches(secret: string, hash: string): boolean {
  const given = Buffer.from(hashOf(secret));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** 256 random bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The cookie in a request's cookies, if there is a well-formed one. */
export function readSessionCookie(cookies: readonly string[] | undefined): SessionCookie | undefined {
  const name = `${sessionCookieName(environment('SITE_ORIGIN'))}=`;
  const cookie = cookies?.find((each) => each.startsWith(name))?.slice(name.length);
  const parts = /^([0-9A-Z]{26})\.(\d{1,2})\.([0-9A-Za-z_-]{43})$/.exec(cookie ?? '');
  if (!parts) return undefined;
  const [, ownerId = '', slot = '', secret = ''] = parts;
  return { ownerId, slot: Number(slot), secret };
}

/** The `set-cookie` value of a new session. Without "remember me" the browser forgets it when it closes. */
export function serializeSessionCookie(cookie: SessionCookie, remembered: boolean): string {
  const maximumAge = remembered ? `; Max-Age=${sessionSeconds.remembered}` : '';
  return `${cookiePair(`${cookie.ownerId}.${cookie.slot}.${cookie.secret}`)}${maximumAge}`;
}

/** The `set-cookie` value that takes the cookie away. */
export function expiredSessionCookie(): string {
  return `${cookiePair('')}; Max-Age=0`;
}

function cookiePair(value: string): string {
  const origin = environment('SITE_ORIGIN');
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${sessionCookieName(origin)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}
