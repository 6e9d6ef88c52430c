/**
 * The name of the session cookie. Over https it has the `__Host-` prefix, so browsers insist on `Secure`, `Path=/` and no
 * `Domain`; over http, browsers would refuse that prefix.
 */
export function sessionCookieName(siteOrigin: string): string {
  return siteOrigin.startsWith('https:') ? '__Host-houndwell_session' : 'houndwell_session';
}

/** How long a session lasts on the server, in seconds. */
export const sessionSeconds = { remembered: 30 * 24 * 3600, browser: 24 * 3600 } as const;

/** The sign-in beyond this ends the owner's oldest session. */
export const maxSessions = 20;

/** The viewer's IP address. CloudFront and the local runtime overwrite what the request has. */
export const viewerAddressHeader = 'x-viewer-address';

/** A secret that only CloudFront sends: the API refuses requests without it. */
export const originSecretHeader = 'x-origin-secret';

/** Identifies a request, so that a repeat has no second effect. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Has the cursor of a list's next page. */
export const nextCursorHeader = 'x-next-cursor';
