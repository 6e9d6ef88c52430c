import { environment } from '#functions/core/environment.ts';
import { readCookie, serializeCookie } from '#functions/core/http/cookies.ts';
import { generateSecret, hashSecret } from '#functions/core/http/session.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { browserCookieName, browserSeconds } from '#shared/session.ts';

/** How many browsers are remembered for each owner. The oldest are dropped. */
const maxBrowsers = 20;

function cookieName(): string {
  return browserCookieName(environment('SITE_ORIGIN'));
}

/** Reads the secret that identifies a browser from the cookie. Generates a new secret if the cookie is missing. */
export function readBrowserSecret(cookies: readonly string[] | undefined): string {
  const value = readCookie(cookies, cookieName()) ?? '';
  return /^[0-9A-Za-z_-]{43}$/.test(value) ? value : generateSecret();
}

/** Returns the `set-cookie` value that stores a browser's secret. */
export function serializeBrowserCookie(secret: string): string {
  return serializeCookie(cookieName(), secret, { maxAge: browserSeconds });
}

/** Returns the SHA-256 that is stored for a browser. Two owners who share a browser have different hashes. */
export function hashBrowserId(ownerId: string, secret: string): string {
  return hashSecret(`${ownerId} ${secret}`);
}

/** Whether the owner has signed in before with the browser that has this secret. */
export function isKnownBrowser(owner: Pick<Owner, 'id' | 'knownBrowsers'>, secret: string): boolean {
  return owner.knownBrowsers.includes(hashBrowserId(owner.id, secret));
}

/** Returns the hashes of an owner's known browsers, with the browser that has this secret added. */
export function addKnownBrowser({ id, knownBrowsers }: Pick<Owner, 'id' | 'knownBrowsers'>, secret: string): string[] {
  return [...knownBrowsers, hashBrowserId(id, secret)].slice(-maxBrowsers);
}
