import { environment } from '#functions/core/environment.ts';
import { readCookie, serializeCookie } from '#functions/core/http/cookies.ts';
import { hashSecret } from '#functions/core/http/session.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { browserCookieName, browserSeconds } from '#shared/session.ts';

/** How many browsers are remembered for each owner. The oldest are dropped. */
const maxBrowsers = 20;

/** How many secrets a browser keeps, one for each owner who signs in with it. The oldest are dropped. */
const maxSecrets = 5;

function cookieName(): string {
  return browserCookieName(environment('SITE_ORIGIN'));
}

/** Reads the secrets that identify a browser from the cookie, the last used last. */
export function readBrowserSecrets(cookies: readonly string[] | undefined): string[] {
  const values = (readCookie(cookies, cookieName()) ?? '').split('.');
  return values.filter((value) => /^[0-9A-Za-z_-]{43}$/.test(value)).slice(-maxSecrets);
}

/** Returns the `set-cookie` value that adds the secret of an owner to those of a browser. */
export function serializeBrowserCookie(secrets: readonly string[], secret: string): string {
  const value = [...secrets.filter((each) => each !== secret), secret].slice(-maxSecrets).join('.');
  return serializeCookie(cookieName(), value, { maxAge: browserSeconds });
}

/** Returns the SHA-256 that is stored for a browser. Two owners who share a browser have different hashes. */
export function hashBrowserId(ownerId: string, secret: string): string {
  return hashSecret(`${ownerId} ${secret}`);
}

/**
 * Returns the secret by which an owner's browser is recognized. Undefined if the owner has not signed in with this
 * browser before: then it gets a new secret, because somebody else may know the ones that it has.
 */
export function findKnownSecret(
  owner: Pick<Owner, 'id' | 'knownBrowsers'>,
  secrets: readonly string[],
): string | undefined {
  return secrets.find((secret) => owner.knownBrowsers.includes(hashBrowserId(owner.id, secret)));
}

/** Returns the hashes of an owner's known browsers, with the browser that has this secret added. */
export function addKnownBrowser({ id, knownBrowsers }: Pick<Owner, 'id' | 'knownBrowsers'>, secret: string): string[] {
  return [...knownBrowsers, hashBrowserId(id, secret)].slice(-maxBrowsers);
}
