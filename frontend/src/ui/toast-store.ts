/** What a toast says. `detail` is a second line; `action` a single word or two that undoes or opens. */
export type ToastWords = {
  title: string;
  detail?: string;
  tone?: 'success' | 'error' | 'plain';
  action?: { label: string; onPress: () => void };
  /** Shown in the place of what is on screen: the page is about to reload or close. */
  urgent?: boolean;
};

/** A toast with its number, so that equal words shown twice are two toasts. */
export type Toast = ToastWords & { id: number };

/** How long a toast stays, in ms, when nobody points at it or reads it by keyboard. */
const staying = 5000;

let waiting: readonly Toast[] = [];
let count = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
let held = false;
const listeners = new Set<() => void>();

/** Keeps the toast on screen for as long as somebody reads it. */
export function holdToast(): void {
  held = true;
  clearTimeout(leaving);
}

/** Begins the time of the toast on screen, for a first time or again after it was held. */
export function releaseToast(): void {
  held = false;
  clearTimeout(leaving);
  const shown = waiting[0];
  if (shown) leaving = setTimeout(() => dismissToast(shown.id), staying);
}

/** The toast was taken along into a dialog or out of one: nobody points at it there, and its time goes on. */
export function toastMoved(): void {
  if (held) releaseToast();
}

function change(next: readonly Toast[]) {
  const before = waiting[0]?.id;
  waiting = next;
  // Its time is kept here and not in the card, which begins anew wherever it is taken along.
  if (waiting[0]?.id !== before) releaseToast();
  for (const listener of listeners) listener();
}

/** Shows a message after the one on screen; words that are on screen already are not queued again. */
export function toast(words: ToastWords): void {
  const last = waiting[waiting.length - 1];
  if (last && last.title === words.title && last.detail === words.detail) return;
  count += 1;
  const next = { ...words, id: count };
  change(words.urgent ? [next] : [...waiting, next]);
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
