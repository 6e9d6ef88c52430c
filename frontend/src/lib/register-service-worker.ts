/** The built service worker. Its path sets its scope, the whole site. */
export const serviceWorkerFile = '/service-worker.js';

/** What a page tells the service worker once it has loaded. */
export interface PageLoaded {
  /** The path of the page's entry script. It identifies the version of the page. */
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

/**
 * Installs the service worker, which makes emergency help work offline. Updates never reload the page. Under
 * `npm run dev`, it removes the worker that a built site has installed at this origin.
 */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  if (import.meta.env.DEV) {
    for (const registration of await workers.getRegistrations()) await registration.unregister();
    return;
  }
  const tell = (worker: ServiceWorker | null) => worker?.postMessage(describePage());
  // The first worker has not seen the files that loaded before it took control.
  workers.addEventListener('controllerchange', () => tell(workers.controller));
  const registration = await workers.register(serviceWorkerFile);
  registration.addEventListener('updatefound', () => tell(registration.installing));
  tell(workers.controller);
  tell(registration.installing);
  tell(registration.waiting);
}
