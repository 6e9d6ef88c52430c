/**
 * The parts of the service worker API that we use. TypeScript's own types for workers conflict with its types for
 * pages.
 */
export interface WorkerScope {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifecycleEvent & { data: unknown }) => void): void;
}

/**
 * An event of the service worker. The browser keeps the worker alive until the promise passed to `waitUntil` settles.
 */
export interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker controls. */
export interface FetchEvent extends LifecycleEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
