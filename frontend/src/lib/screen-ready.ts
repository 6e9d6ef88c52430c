/** Whether the first screen has rendered. Background work starts after that. */

let shown = false;
const listeners = new Set<() => void>();

/** Called by every screen. */
export function markScreenReady(): void {
  if (shown) return;
  shown = true;
  for (const listener of listeners) listener();
}

/** False until the first screen has rendered. */
export function isScreenReady(): boolean {
  return shown;
}

/** Calls back when the first screen has rendered. Returns the unsubscribe function. */
export function onScreenReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Focuses the heading of the screen, or the screen itself if it has no heading yet. */
export function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
