/** Whether the last call reached the server. `navigator.onLine` is not used: it stays true on a network without internet. */

let reached = true;
const listeners = new Set<() => void>();
const successListeners = new Set<() => void>();

/** Every call reports here whether it got any response. */
export function reportReached(isReached: boolean): void {
  if (isReached === reached) return;
  reached = isReached;
  for (const listener of listeners) listener();
}

/** False from the first call without a response until the next one with any. */
export function isReached(): boolean {
  return reached;
}

/** Listens to changes; returns the function that stops it. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every call that succeeded reports here. */
export function reportSuccess(): void {
  for (const listener of successListeners) listener();
}

/** Listens to successful calls. */
export function onSuccess(listener: () => void): void {
  successListeners.add(listener);
}
