import { environment } from '#functions/core/environment.ts';

/** Returns the value of a request's cookie. */
export function readCookie(cookies: readonly string[] | undefined, name: string): string | undefined {
  const start = `${name}=`;
  return cookies?.find((each) => each.startsWith(start))?.slice(start.length);
}

/**
 * Returns a `set-cookie` value for the whole site. Scripts and other sites cannot use the cookie.
 * @param maxAge in seconds; if omitted, the cookie expires when the browser is closed
 */
export function serializeCookie(name: string, value: string, maxAge?: number): string {
  const secure = environment('SITE_ORIGIN').startsWith('https:') ? '; Secure' : '';
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${lifetime}`;
}
