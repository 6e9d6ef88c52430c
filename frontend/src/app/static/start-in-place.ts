/** Starts the React app on a static page, without loading another page. */

/** Loads the code of the app and of the screen at this address, without starting it. */
export async function loadApp() {
  const app = await import('../start-app.tsx');
  await app.loadScreen();
  return app;
}

/** Resolves once the page has been painted. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** After the first paint, lets React take over the prerendered screen. What it shows stays as it is. */
export async function takeOver(): Promise<void> {
  await waitForPaint();
  const { prepareApp, hydrateApp, findRoot } = await loadApp();
  await prepareApp();
  hydrateApp(findRoot());
}

/** The address that a search form opens. */
function findAddress({ form, name, value }: HTMLInputElement): string {
  return `${form?.action}?${new URLSearchParams({ [name]: value })}`;
}

/**
 * Replaces a static page by the app, at the address that its search form opens. Typing goes on: the search field of the app
 * has the same text, and gets focus and selection.
 * @param field the search field of the page
 */
export async function replaceWithApp(field: HTMLInputElement): Promise<void> {
  const { prepareApp, renderAppNow, findRoot } = await loadApp();
  await prepareApp();
  const root = findRoot();
  const app = root.cloneNode(false) as HTMLElement;
  window.history.replaceState(null, '', findAddress(field));
  root.after(app);
  renderAppNow(app);
  const next = app.querySelector<HTMLInputElement>('input[type="search"]');
  // The focus moves before the old field is removed, so that the keyboard of a phone stays open.
  if (next && document.activeElement === field) {
    next.focus({ preventScroll: true });
    next.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
  root.remove();
}
