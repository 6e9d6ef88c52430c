/** The name of an empty cache that exists while an owner is signed in on this device. */
export const ownerCache = 'houndwell-owner';

/**
 * Records for the service worker whether an owner is signed in. Offline, it answers `/` with the app only for owners.
 */
export function markOwner(isSignedIn: boolean): void {
  const change = isSignedIn ? globalThis.caches?.open(ownerCache) : globalThis.caches?.delete(ownerCache);
  // If the browser blocks storage, there is no service worker that would need the mark.
  change?.catch(() => undefined);
}
