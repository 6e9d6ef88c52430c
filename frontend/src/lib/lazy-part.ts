import { type ComponentType, lazy } from 'react';
import { readText, remove, writeText } from './storage.ts';

/** How a page that holds on to files of an older release is replaced; a test hands in its own. */
export interface Page {
  address: () => string;
  reload: () => void;
}

const thisPage: Page = {
  address: () => window.location.pathname,
  reload: () => window.location.reload(),
};

/**
 * Loads a part of the site. After a release an open page may ask for files that have gone: then the page reloads, once
 * for an address; if the part cannot be loaded even so, the error shows.
 */
export async function loadOnce<T>(load: () => Promise<T>, page: Page = thisPage): Promise<T> {
  try {
    const part = await load();
    remove('reloaded_for');
    return part;
  } catch (error) {
    if (readText('reloaded_for') === page.address()) {
      remove('reloaded_for');
      throw error;
    }
    writeText('reloaded_for', page.address());
    page.reload();
    return new Promise<never>(() => undefined);
  }
}

/** A component whose code comes when it is first shown. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(() => loadOnce(async () => ({ default: await load() })));
}
