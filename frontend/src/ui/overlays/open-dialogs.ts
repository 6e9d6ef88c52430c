/** A modal dialog that is open. Everything outside the topmost dialog is inert. */
export interface OpenDialog {
  element: HTMLElement;
  /** Called when the Back button asks to close the dialog. The dialog may stay open, or ask for confirmation. */
  onBack: () => void;
}

let stack: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

function setStack(next: readonly OpenDialog[]) {
  stack = next;
  // The page behind does not scroll. A selector with `:has()` would be checked at every change of the page.
  document.documentElement.toggleAttribute('data-dialog', next.length > 0);
  for (const listener of listeners) listener();
}

/** Adds a dialog to the top of the stack of open dialogs. Returns the function that removes the dialog. */
export function pushDialog(dialog: OpenDialog): () => void {
  setStack([...stack, dialog]);
  return () => setStack(stack.filter((other) => other !== dialog));
}

/** Subscribes to changes of the stack. Returns the unsubscribe function. */
export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the open dialogs, the topmost last. */
export function getOpenDialogs(): readonly OpenDialog[] {
  return stack;
}

/** Returns the element of the topmost open dialog, or null. */
export function getTopDialog(): HTMLElement | null {
  return stack[stack.length - 1]?.element ?? null;
}
