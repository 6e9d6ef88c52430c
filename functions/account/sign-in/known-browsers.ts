import { environment } from '#functions/core/environment.ts';
import { readCookie, serializeCookie } from '#functions/core/http/cookies.ts';
import { generateSecret, hashSecret } from '#functions/core/http/session.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { browserCookieName, browserSeconds } from '#shared/session.ts';

/** Only the latest browsers are remembered. */
const maxBrowsers = 20;

function cookieName(): string {
  return browserCookieName(environment('SITE_ORIGIN'));
}

/** The secret by which we recognize a browser; a new one if it has none. */
export function readBrowserSecret(cookies: readonly string[] | undefined): string {
  const value = readCookie(cookies, cookieName()) ?? '';
  return /^[0-9A-Za-z_-]{43}$/.test(value) ? value : generateSecret();
}

/** The `set-cookie` value by which we recognize the browser later. */
export function serializeBrowserCookie(secret: string): string {
  return serializeCookie(cookieName(), secret, browserSeconds);
}

/** What is stored of a browser: a SHA-256, which differs between the owners who share it. */
export function hashBrowserId(ownerId: string, secret: string): string {
  return hashSecret(`${ownerId} ${secret}`);
}

/** Whether the owner has signed in with this browser before. Nobody can guess the secret of another one. */
export function isKnownBrowser(owner: Pick<Owner, 'id' | 'knownBrowsers'>, secret: string): boolean {
  return owner.knownBrowsers.includes(hashBrowserId(owner.id, secret));
}

/** The known browsers after a sign-in with this one. */
export function addKnownBrowser({ id, knownBrowsers }: Pick<Owner, 'id' | 'knownBrowsers'>, secret: string): string[] {
  return [...knownBrowsers, hashBrowserId(id, secret)].slice(-maxBrowsers);
}
