type SearchStart = {
  /** Loads the app's code. */
  load: () => Promise<unknown>;
  /** Replaces the static page by the app. */
  start: (field: HTMLInputElement) => Promise<void>;
};

/** On the static list, loads the app when its search field gets the focus, and starts it with the first letter. */
export function startSearch({ load, start }: SearchStart): void {
  const field = document.querySelector<HTMLInputElement>('.hw-guide-search input');
  if (!field) return;
  let isStarting = false;
  const onTyped = (event?: Event) => {
    // Replacing the field would end the composition of a letter.
    if (isStarting || field.value.trim() === '' || (event instanceof InputEvent && event.isComposing)) return;
    isStarting = true;
    start(field).catch(() => {
      // The form still opens the results by itself.
      isStarting = false;
    });
  };
  const onFocus = () => void load().catch(() => undefined);
  field.addEventListener('focus', onFocus, { once: true });
  field.addEventListener('input', onTyped);
  field.addEventListener('compositionend', onTyped);
  // Before this script has loaded, somebody may have typed already.
  if (document.activeElement === field) onFocus();
  onTyped();
}
