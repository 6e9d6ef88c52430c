/**
 * The session cookie. Over https it carries the `__Host-` prefix, which makes browsers insist on
 * `Secure`, `Path=/` and no `Domain`; over plain http (one laptop) that prefix would be refused.
 */
export function sessionCookieName(siteOrigin: string): string {
  return siteOrigin.startsWith('https:') ? '__Host-houndwell_session' : 'houndwell_session';
}

/** How long a session lives on the server, in seconds. */
export const sessionSeconds = { remembered: 30 * 24 * 3600, browser: 24 * 3600 } as const;

/** The 21st session of an owner ends the oldest. */
export const maximumSessions = 20;

/** The viewer's own address, written by the edge (or its local twin), overwriting whatever came. */
export const viewerAddressHeader = 'x-viewer-address';

/** What only the edge knows: the API refuses requests that did not pass it. */
export const originSecretHeader = 'x-origin-secret';

/** Names one intent of the caller, so that a repeat does nothing twice. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Where a list answers the marker of its next page. */
export const nextCursorHeader = 'x-next-cursor';
