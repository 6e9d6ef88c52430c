import { epochSeconds } from '#functions/core/clock.ts';
import { requireFirstUse } from '#functions/core/data/once.ts';
import type { Write } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import type { Context } from '#functions/core/http/api.ts';
import { readCookie, serializeCookie } from '#functions/core/http/cookies.ts';
import { generateSecret, hashSecret } from '#functions/core/http/session.ts';
import { mac } from '#functions/core/signing.ts';
import { passkeySeconds } from '#shared/passkeys.ts';
import { passkeyCookieName } from '#shared/session.ts';

function cookieName(): string {
  return passkeyCookieName(environment('SITE_ORIGIN'));
}

/** Computes the challenge of a cookie. Only this browser has the cookie, and only we can compute the challenge. */
function deriveChallenge(purpose: string, cookie: string): string {
  return mac('passkey-challenge', purpose, cookie);
}

/**
 * Creates a challenge, and sets the cookie from which it is derived. Nothing is stored until the challenge is used, so
 * requests without a session cost no writes.
 * @param purpose what the challenge is for, and whose it is
 */
export function createChallenge(purpose: string, { cookies }: Context['reply']): string {
  const cookie = `${epochSeconds() + passkeySeconds}.${generateSecret()}`;
  cookies.push(serializeCookie(cookieName(), cookie, { maxAge: passkeySeconds }));
  return deriveChallenge(purpose, cookie);
}

/** A challenge of this browser, and the write that uses it up. */
export interface OpenChallenge {
  challenge: string;
  useUp: Write;
}

/**
 * Returns the challenge that this browser got for a purpose.
 * @param onUsed creates the error of `useUp` if the challenge was used before
 * @returns undefined if there is none, or it has expired
 */
export function openChallenge(
  purpose: string,
  cookies: readonly string[] | undefined,
  onUsed: () => Error,
): OpenChallenge | undefined {
  const cookie = readCookie(cookies, cookieName()) ?? '';
  const [, expiry] = /^(\d{10})\.[0-9A-Za-z_-]{43}$/.exec(cookie) ?? [];
  const expiresAt = Number(expiry ?? 0);
  // A cookie with a later expiry has another challenge, which no passkey has signed.
  if (expiresAt <= epochSeconds()) return undefined;
  const useUp = requireFirstUse(`passkey-challenge#${hashSecret(cookie)}`, expiresAt + passkeySeconds, onUsed);
  return { challenge: deriveChallenge(purpose, cookie), useUp };
}

/** Removes the cookie of a challenge that was used. */
export function clearChallenge({ cookies }: Context['reply']): void {
  cookies.push(serializeCookie(cookieName(), '', { maxAge: 0 }));
}
