/**
 * The name of a cookie. Over https it has the `__Host-` prefix, so browsers insist on `Secure`, `Path=/` and no `Domain`;
 * over http, browsers would refuse that prefix.
 */
function cookieName(siteOrigin: string, name: string): string {
  return siteOrigin.startsWith('https:') ? `__Host-${name}` : name;
}

/** The name of the session cookie. */
export function sessionCookieName(siteOrigin: string): string {
  return cookieName(siteOrigin, 'houndwell_session');
}

/** The name of the cookie by which we recognize a browser, also after signing out. */
export function browserCookieName(siteOrigin: string): string {
  return cookieName(siteOrigin, 'houndwell_browser');
}

const day = 24 * 3600;

/** How long a session lasts on the server, in seconds. Use renews a remembered one, up to `absolute` after its sign-in. */
export const sessionSeconds = { remembered: 30 * day, browser: day, absolute: 180 * day } as const;

/** How long we recognize a browser after its last sign-in, in seconds. Chrome keeps no cookie for more than 400 days. */
export const browserSeconds = 400 * day;

/** Maximum sessions per owner. One more sign-in ends the oldest. */
export const maxSessions = 20;

/** The viewer's IP address. CloudFront and the local runtime overwrite it in each request. */
export const viewerAddressHeader = 'x-viewer-address';

/** A secret that only CloudFront sends: the API refuses requests without it. */
export const originSecretHeader = 'x-origin-secret';

/** Identifies a request, so that a repeat has no second effect. */
export const idempotencyKeyHeader = 'idempotency-key';

/** The cursor of a list's next page. */
export const nextCursorHeader = 'x-next-cursor';
