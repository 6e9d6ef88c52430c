/** The path of the built service worker. At the root of the site, it makes the whole site the worker's scope. */
export const serviceWorkerFile = '/service-worker.js';

/** The message that a page sends to the service worker once the page has loaded. */
export interface PageLoaded {
  /** The path of the page's entry script. Its hashed name identifies the version of the page. */
  script: string;
  /** The URLs of the files that the page has loaded so far. */
  files: string[];
}

function describePage(): PageLoaded {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return {
    script: entry ? new URL(entry.src).pathname : '',
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}

/** Tells the service worker of this page what the page has loaded so far. */
export function reportPageLoaded(): void {
  navigator.serviceWorker?.controller?.postMessage(describePage());
}

/**
 * Installs the service worker, which makes emergency help work offline. An update of the worker never reloads the page.
 * Under `npm run dev`, this removes the worker that a built site has installed at the same origin.
 */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  if (import.meta.env.DEV) {
    for (const registration of await workers.getRegistrations()) await registration.unregister();
    return;
  }
  const tell = (worker: ServiceWorker | null) => worker?.postMessage(describePage());
  // The files that loaded before the first worker took control are not in its cache yet.
  workers.addEventListener('controllerchange', () => tell(workers.controller));
  const registration = await workers.register(serviceWorkerFile);
  registration.addEventListener('updatefound', () => tell(registration.installing));
  tell(workers.controller);
  tell(registration.installing);
  tell(registration.waiting);
}
