/** The content of a toast: title, second line, and one action such as "Undo". */
export type ToastContent = {
  title: string;
  detail?: string;
  tone?: 'success' | 'error' | 'plain';
  action?: { label: string; onPress: () => void };
  /** Replaces all other toasts, because the page is about to reload or close. */
  urgent?: boolean;
};

/** A toast with an ID, which distinguishes equal toasts. */
export type Toast = ToastContent & { id: number };

/** How long a toast is shown unless it is held, in milliseconds. */
const durationMs = 5000;

let queue: readonly Toast[] = [];
let count = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
let held = false;
const listeners = new Set<() => void>();

/** Pauses the timer of the visible toast, while it is hovered or focused. */
export function holdToast(): void {
  held = true;
  clearTimeout(leaving);
}

/** Starts or restarts the timer of the visible toast. */
export function releaseToast(): void {
  held = false;
  clearTimeout(leaving);
  const shown = queue[0];
  if (shown) leaving = setTimeout(() => dismissToast(shown.id), durationMs);
}

/** Releases a held toast that has moved into or out of a dialog, where it is no longer hovered. */
export function reportToastMoved(): void {
  if (held) releaseToast();
}

function change(next: readonly Toast[]) {
  const before = queue[0]?.id;
  queue = next;
  // The store has the timer because the component remounts when it moves into or out of a dialog.
  if (queue[0]?.id !== before) releaseToast();
  for (const listener of listeners) listener();
}

/**
 * Shows a toast. It replaces others, so that its action is offered at once. Errors are shown for their full time, one
 * after the other. A toast equal to the last one is dropped, unless it has an action:
 * that may belong to something else.
 * @returns its ID
 */
export function toast(content: ToastContent): number {
  const last = queue[queue.length - 1];
  if (last && !content.action && last.title === content.title && last.detail === content.detail) return last.id;
  count += 1;
  const next = { ...content, id: count };
  const kept = queue.filter(({ tone }) => tone === 'error' || content.tone === 'error');
  change(content.urgent ? [next] : [...kept, next]);
  return count;
}

/** Removes a toast and shows the next one. */
export function dismissToast(id: number): void {
  change(queue.filter((other) => other.id !== id));
}

/** Removes all toasts. */
export function clearToasts(): void {
  change([]);
}

/** The visible toast, or null. */
export function getCurrentToast(): Toast | null {
  return queue[0] ?? null;
}

/** Subscribes to changes of the visible toast. Returns the unsubscribe function. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
