let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setStack(next: readonly HTMLElement[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** Adds a modal dialog to the top of the stack of open dialogs. Everything outside the dialog is inert. */
export function pushDialog(dialog: HTMLElement): void {
  setStack([...stack, dialog]);
}

/** Removes a dialog from the stack. */
export function removeDialog(dialog: HTMLElement): void {
  setStack(stack.filter((other) => other !== dialog));
}

/** Subscribes to changes of the topmost dialog. Returns the unsubscribe function. */
export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the topmost open dialog, or null. */
export function getTopDialog(): HTMLElement | null {
  return stack[stack.length - 1] ?? null;
}
