import { environment } from '#functions/core/environment.ts';

/** Returns the value of a request's cookie. */
export function readCookie(cookies: readonly string[] | undefined, name: string): string | undefined {
  const start = `${name}=`;
  return cookies?.find((each) => each.startsWith(start))?.slice(start.length);
}

interface CookieOptions {
  /** In seconds. If omitted, the cookie expires when the browser is closed. */
  maxAge?: number | undefined;
  /** Whether the scripts of our pages can read the cookie. Default: false. */
  readable?: boolean;
}

/** Returns a `set-cookie` value for the whole site. Other sites cannot use the cookie. */
export function serializeCookie(name: string, value: string, { maxAge, readable = false }: CookieOptions = {}): string {
  const hidden = readable ? '' : '; HttpOnly';
  const secure = environment('SITE_ORIGIN').startsWith('https:') ? '; Secure' : '';
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${hidden}; SameSite=Strict${secure}${lifetime}`;
}
