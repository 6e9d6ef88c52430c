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

/** Moves the keyboard focus to the heading of the screen, or to the screen itself where it has none yet. */
export function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
