/** Whether the screen that the visit began with is there, its code included. What nobody waits for begins then. */

let shown = false;
const listeners = new Set<() => void>();

/** Told by the frame of every screen. */
export function markScreenReady(): void {
  if (shown) return;
  shown = true;
  for (const listener of listeners) listener();
}

/** False until the first screen is there. */
export function isScreenReady(): boolean {
  return shown;
}

/** Calls back when it is there; returns how to stop. */
export function onScreenReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
