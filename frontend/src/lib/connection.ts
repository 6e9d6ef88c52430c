/**
 * Whether the last call reached the server. `navigator.onLine` is not used, because it stays true on a network without
 * internet access.
 */

let reached = true;
const listeners = new Set<() => void>();
const successListeners = new Set<() => void>();

/** Records whether a call got any response, and notifies the listeners of a change. Call it after every call. */
export function reportReached(isReached: boolean): void {
  if (isReached === reached) return;
  reached = isReached;
  for (const listener of listeners) listener();
}

/** Whether the last call got a response. True before the first call. */
export function isReached(): boolean {
  return reached;
}

/** Subscribes to changes of `isReached`. Returns the unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the listeners of `onSuccess`. Call it after every successful call. */
export function reportSuccess(): void {
  for (const listener of successListeners) listener();
}

/** Subscribes to successful calls. */
export function onSuccess(listener: () => void): void {
  successListeners.add(listener);
}
