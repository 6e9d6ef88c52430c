import { type ComponentType, createElement, lazy } from 'react';
import { reportReached } from '../lib/connection.ts';
import { readText, remove, storageEntry, writeText } from './storage/storage.ts';

/** Stores for which chunk the page was reloaded, so that the page reloads only once for a failed chunk. */
const reloadedFor = storageEntry('reloaded_for', 'tab');

/** The page that loads chunks, as an interface so that tests can pass a fake. */
export interface Page {
  address: () => string;
  /** Whether the server responds. If not, a reload would show the browser's error page. */
  answers: () => Promise<boolean>;
  reload: () => void;
}

/** How long the server may take to respond, in milliseconds. */
const probeTimeout = 8000;

const thisPage: Page = {
  address: () => window.location.pathname,
  answers: () =>
    fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    }).then(
      () => true,
      () => false,
    ),
  reload: () => window.location.reload(),
};

/** Thrown when a component's code could not be loaded. */
export class ChunkLoadError extends Error {}

/**
 * Loads a chunk. After a release, an open page may request files that no longer exist. The page then reloads, once for
 * each address and chunk.
 * @param name distinguishes chunks of the same page
 * @throws ChunkLoadError if the server does not respond, or the chunk still fails after the reload
 */
export async function loadOnce<T>(load: () => Promise<T>, page: Page = thisPage, name = ''): Promise<T> {
  const mark = `${page.address()} ${name}`;
  try {
    const chunk = await load();
    if (readText(reloadedFor) === mark) remove(reloadedFor);
    return chunk;
  } catch (cause) {
    const answered = await page.answers();
    if (!answered) reportReached(false);
    if (!answered || readText(reloadedFor) === mark) {
      if (answered) remove(reloadedFor);
      throw new ChunkLoadError(String(cause), { cause });
    }
    writeText(reloadedFor, mark);
    page.reload();
    return new Promise<never>(() => undefined);
  }
}

const retries = new Set<() => void>();

/**
 * Makes failed chunks load again at the next render. Call it only while an error message is shown: a component that is
 * still suspended would retry endlessly.
 */
export function clearFailedChunks(): void {
  for (const retry of retries) retry();
  retries.clear();
}

/** Loads failed style sheets again, because importing a chunk again does not request its style sheet again. */
async function reloadStyles(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve) => {
          const again = document.createElement('link');
          again.onload = resolve;
          again.onerror = resolve;
          again.rel = 'stylesheet';
          again.crossOrigin = link.crossOrigin;
          again.href = link.href;
          link.replaceWith(again);
        }),
    ),
  );
}

/** Creates a component whose code is loaded when the component is first rendered. */
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
        retries.add(retry);
        throw error;
      }),
    ) as ComponentType<P>;
  let Current = attempt();
  const retry = () => {
    Current = attempt(reloadStyles);
  };
  return (props: P) => createElement(Current, props);
}
