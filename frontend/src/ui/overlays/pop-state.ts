let handler: ((event: PopStateEvent) => void) | undefined;
let isListening = false;

/**
 * Listens to the browser's Back and Forward. Call it before the router starts: browsers may call the listeners of the
 * window in the order in which they were added, also the capturing ones.
 */
export function listenToPopState(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', (event) => handler?.(event));
}

/** Sets what handles Back and Forward before the router does. Returns the function that removes it. */
export function handlePopState(next: (event: PopStateEvent) => void): () => void {
  handler = next;
  return () => {
    handler = undefined;
  };
}
