import { environment } from '#functions/core/environment.ts';

/** The value of a request's cookie. */
export function readCookie(cookies: readonly string[] | undefined, name: string): string | undefined {
  const start = `${name}=`;
  return cookies?.find((each) => each.startsWith(start))?.slice(start.length);
}

/**
 * A `set-cookie` value: for the whole site, hidden from scripts, and not sent by other sites.
 * @param maxAge in seconds; without it, the cookie ends when the browser closes
 */
export function serializeCookie(name: string, value: string, maxAge?: number): string {
  const secure = environment('SITE_ORIGIN').startsWith('https:') ? '; Secure' : '';
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${lifetime}`;
}
