import { type ComponentType, createElement, lazy } from 'react';
import { reportReached } from './connection.ts';
import { readText, remove, writeText } from './storage.ts';

/** How a page that holds on to files of an older release is replaced; a test hands in its own. */
export interface Page {
  address: () => string;
  /** Whether the server gives any answer at all: without one, a reload would end on the browser's error page. */
  answers: () => Promise<boolean>;
  reload: () => void;
}

/** How long the server may take to give a sign of life, in milliseconds. */
const patience = 8000;

const thisPage: Page = {
  address: () => window.location.pathname,
  answers: () =>
    fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
      () => true,
      () => false,
    ),
  reload: () => window.location.reload(),
};

/** A part of the site whose code did not come. */
export class ChunkLoadError extends Error {}

/**
 * Loads a part of the site. After a release an open page may ask for files that have gone: then the page reloads, once
 * for an address and a part. Without a connection, or if the part cannot be loaded even so, the failure shows.
 * @param name tells the part from others, whose success says nothing about this one
 * @throws ChunkLoadError
 */
export async function loadOnce<T>(load: () => Promise<T>, page: Page = thisPage, name = ''): Promise<T> {
  const mark = `${page.address()} ${name}`;
  try {
    const part = await load();
    if (readText('reloaded_for') === mark) remove('reloaded_for');
    return part;
  } catch (cause) {
    const answered = await page.answers();
    if (!answered) reportReached(false);
    if (!answered || readText('reloaded_for') === mark) {
      if (answered) remove('reloaded_for');
      throw new ChunkLoadError(String(cause), { cause });
    }
    writeText('reloaded_for', mark);
    page.reload();
    return new Promise<never>(() => undefined);
  }
}

const failed = new Set<() => void>();

/** Gives the parts that could not be loaded another chance when they are next shown. Call it once a failure shows, not before: a part that is still waited for would ask without end. */
export function clearFailedChunks(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Asks for stylesheets that did not come: unlike its script, a part's stylesheet is not asked for again with it. */
async function mendStyles(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((settle) => {
          const again = document.createElement('link');
          again.onload = settle;
          again.onerror = settle;
          again.rel = 'stylesheet';
          again.crossOrigin = link.crossOrigin;
          again.href = link.href;
          link.replaceWith(again);
        }),
    ),
  );
}

/** A component whose code comes when it is first shown. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const attempt = (before?: () => Promise<void>) =>
    lazy(() =>
      loadOnce(
        async () => {
          await before?.();
          return { default: await load() };
        },
        thisPage,
        String(load),
      ).catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    ) as ComponentType<P>;
  let Part = attempt();
  const renew = () => {
    Part = attempt(mendStyles);
  };
  return (props: P) => createElement(Part, props);
}
