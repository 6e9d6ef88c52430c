/** Whether the last call reached the server. `navigator.onLine` is not used: it stays true on a network without internet. */

let reached = true;
const listeners = new Set<() => void>();
const successListeners = new Set<() => void>();

/** Called after every call: whether it got any response. */
export function reportReached(isReached: boolean): void {
  if (isReached === reached) return;
  reached = isReached;
  for (const listener of listeners) listener();
}

/** False after a call without a response, until one gets a response. */
export function isReached(): boolean {
  return reached;
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called after every successful call. */
export function reportSuccess(): void {
  for (const listener of successListeners) listener();
}

/** Subscribes to successful calls. */
export function onSuccess(listener: () => void): void {
  successListeners.add(listener);
}
