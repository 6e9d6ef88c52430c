/** The parts of the service worker API that we use. TypeScript's own types of it conflict with those of pages. */
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

/** An event whose work keeps the worker alive. */
export interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker controls. */
export interface FetchEvent extends LifecycleEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
