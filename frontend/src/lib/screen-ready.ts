/** Whether the first screen of the visit has rendered. Work that nobody waits for starts then. */

let shown = false;
const listeners = new Set<() => void>();

/** Called by the frame of every screen. */
export function markScreenReady(): void {
  if (shown) return;
  shown = true;
  for (const listener of listeners) listener();
}

/** False until the first screen has rendered. */
export function isScreenReady(): boolean {
  return shown;
}

/** Listens for the first screen; returns the function that stops it. */
export function onScreenReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
