/** Whether the last call reached the server. `navigator.onLine` is not asked: it says yes behind a dead line. */

let reached = true;
const listeners = new Set<() => void>();
const wellListeners = new Set<() => void>();

/** Told by every call: whether any answer came back. */
export function reportReached(isReached: boolean): void {
  if (isReached === reached) return;
  reached = isReached;
  for (const listener of listeners) listener();
}

/** False from the first call that got no answer until the next one that did. */
export function isReached(): boolean {
  return reached;
}

/** Calls back at every change; returns how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told by every call that succeeded: the server is well. */
export function reportWell(): void {
  for (const listener of wellListeners) listener();
}

/** Calls back at every success. */
export function onWell(listener: () => void): void {
  wellListeners.add(listener);
}
