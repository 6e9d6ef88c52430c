let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** Notes that a modal dialog stands on top: everything outside it is inert and unheard. */
export function dialogOpened(dialog: HTMLElement): void {
  change([...stack, dialog]);
}

/** Takes a dialog from the stack. */
export function dialogClosed(dialog: HTMLElement): void {
  change(stack.filter((other) => other !== dialog));
}

/** Tells when the topmost dialog changes; returns how to stop listening. */
export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog on top, or null where none is open. */
export function topDialog(): HTMLElement | null {
  return stack[stack.length - 1] ?? null;
}
