/** Resolves in a task of its own, so that the browser can paint and respond before the caller continues. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
