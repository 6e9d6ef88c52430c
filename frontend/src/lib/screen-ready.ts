/** Records whether the first screen has rendered, so that background work can start after that. */

let shown = false;
const listeners = new Set<() => void>();

/** Records that a screen has rendered, and notifies the listeners the first time. Every screen calls it. */
export function markScreenReady(): void {
  if (shown) return;
  shown = true;
  for (const listener of listeners) listener();
}

/** Whether the first screen has rendered. */
export function isScreenReady(): boolean {
  return shown;
}

/** Calls `listener` once the first screen has rendered. Returns the unsubscribe function. */
export function onScreenReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Focuses the heading of the screen, or the main element if there is no heading yet. */
export function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
