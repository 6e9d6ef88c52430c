/**
 * Returns the full name of a cookie. With HTTPS, the name has the `__Host-` prefix, so browsers require `Secure`,
 * `Path=/` and no `Domain`. With HTTP, browsers would reject a cookie with this prefix.
 */
function cookieName(siteOrigin: string, name: string): string {
  return siteOrigin.startsWith('https:') ? `__Host-${name}` : name;
}

/** Returns the name of the session cookie. */
export function sessionCookieName(siteOrigin: string): string {
  return cookieName(siteOrigin, 'houndwell_session');
}

/**
 * The name of the cookie that tells our scripts that there may be a session, because they cannot read the session cookie.
 * Without this hint, the app does not ask who is signed in.
 */
export const sessionHintName = 'houndwell_hint';

/** Returns the name of the cookie by which we recognize a browser, even after the owner has signed out. */
export function browserCookieName(siteOrigin: string): string {
  return cookieName(siteOrigin, 'houndwell_browser');
}

/** Returns the name of the cookie that binds the challenge of a passkey to a browser. */
export function passkeyCookieName(siteOrigin: string): string {
  return cookieName(siteOrigin, 'houndwell_passkey');
}

const day = 24 * 3600;

/**
 * How long a session lasts on the server, in seconds. `remembered` is for sign-ins with "Remember me": each use renews
 * the session, until `absolute` seconds after the sign-in. `browser` is for all other sign-ins.
 */
export const sessionSeconds = { remembered: 30 * day, browser: day, absolute: 180 * day } as const;

/**
 * How long we recognize a browser after its last sign-in, in seconds. Chrome keeps no cookie for more than 400 days.
 */
export const browserSeconds = 400 * day;

/** The maximum number of sessions per owner. A sign-in above this limit ends the oldest session. */
export const maxSessions = 20;

/** The header with the viewer's IP address. CloudFront and the local runtime overwrite this header in each request. */
export const viewerAddressHeader = 'x-viewer-address';

/** The header with the origin secret, which only CloudFront sends. The API rejects requests without this secret. */
export const originSecretHeader = 'x-origin-secret';

/** The header with a request's idempotency key, so that a repeated request has no second effect. */
export const idempotencyKeyHeader = 'idempotency-key';

/** The response header with the cursor of a list's next page. */
export const nextCursorHeader = 'x-next-cursor';
