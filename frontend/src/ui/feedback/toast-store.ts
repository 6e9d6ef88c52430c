/** The content of a toast: a title, a second line of text, and one action such as "Undo". */
export type ToastContent = {
  title: string;
  detail?: string;
  tone?: 'success' | 'error' | 'plain';
  action?: { label: string; onPress: () => void };
  /** Called when the toast is gone, for whatever reason, and its action can no longer be pressed. */
  onGone?: () => void;
  /** Whether the toast replaces all others, because the page is about to reload or close. */
  urgent?: boolean;
};

/** A toast with an ID. The ID distinguishes toasts with the same content. */
export type Toast = ToastContent & { id: number };

/** How long a toast is shown without being hovered or focused, in milliseconds. */
const durationMs = 5000;

let queue: readonly Toast[] = [];
let count = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
let held = false;
const listeners = new Set<() => void>();

/** Stops the timer that hides the visible toast, while the toast is hovered or focused. */
export function holdToast(): void {
  held = true;
  clearTimeout(leaving);
}

/** Starts or restarts the timer that hides the visible toast. */
export function releaseToast(): void {
  held = false;
  clearTimeout(leaving);
  const shown = queue[0];
  if (shown) leaving = setTimeout(() => dismissToast(shown.id), durationMs);
}

/**
 * Restarts the timer of a held toast. Call it when the toast moves into or out of a dialog, where it is no longer
 * hovered.
 */
export function reportToastMoved(): void {
  if (held) releaseToast();
}

function change(next: readonly Toast[]) {
  const before = queue[0]?.id;
  const gone = queue.filter((each) => !next.includes(each));
  queue = next;
  // The store owns the timer, because the component remounts when the toast moves into or out of a dialog.
  if (queue[0]?.id !== before) releaseToast();
  for (const listener of listeners) listener();
  for (const { onGone } of gone) onGone?.();
}

/**
 * Adds a toast to the queue, of which one toast at a time is shown. A toast that is not an error replaces the ones in
 * the queue that are not errors, so that its action is offered soon. Errors stay in the queue until each has been shown
 * for its full time. A toast equal to the last one is dropped, unless it has an action, because the action may concern
 * something else.
 * @returns the toast's ID
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

/** Removes a toast. If it was the visible toast, the next one is shown. */
export function dismissToast(id: number): void {
  change(queue.filter((other) => other.id !== id));
}

/** Removes all toasts. */
export function clearToasts(): void {
  change([]);
}

/** Returns the visible toast, or null. */
export function getCurrentToast(): Toast | null {
  return queue[0] ?? null;
}

/** Subscribes to changes of the visible toast. Returns the unsubscribe function. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
