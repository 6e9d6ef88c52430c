/** This cache exists while an owner is signed in on this device. It has no entries. */
export const ownerCache = 'houndwell-owner';

/** Marks in the browser whether an owner is signed in, which decides what the service worker answers at `/` offline. */
export function markOwner(isSignedIn: boolean): void {
  const change = isSignedIn ? globalThis.caches?.open(ownerCache) : globalThis.caches?.delete(ownerCache);
  // Blocked storage also has no service worker.
  change?.catch(() => undefined);
}
