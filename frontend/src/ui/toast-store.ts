/** What a toast says. `detail` is a second line; `action` a single word or two that undoes or opens. */
export type ToastWords = {
  title: string;
  detail?: string;
  tone?: 'success' | 'error' | 'plain';
  action?: { label: string; onPress: () => void };
};

/** A toast with its number, so that equal words shown twice are two toasts. */
export type Toast = ToastWords & { id: number };

let waiting: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Shows a message after the one on screen; words that are on screen already are not queued again. */
export function toast(words: ToastWords): void {
  const last = waiting[waiting.length - 1];
  if (last && last.title === words.title && last.detail === words.detail) return;
  count += 1;
  change([...waiting, { ...words, id: count }]);
}

/** Takes a toast away and lets the next one come. */
export function dismissToast(id: number): void {
  change(waiting.filter((other) => other.id !== id));
}

/** Takes all away, as signing out does. */
export function clearToasts(): void {
  change([]);
}

/** The toast on screen, or null. */
export function currentToast(): Toast | null {
  return waiting[0] ?? null;
}

/** Tells when the toast on screen changes; returns how to stop listening. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
