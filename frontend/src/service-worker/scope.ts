/**
 * The parts of the service worker API that we use. TypeScript's own types for workers conflict with its types for
 * pages.
 */
export interface WorkerScope {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, 'pushManager'> & {
    showNotification(title: string, options: NotificationOptions & { renotify: boolean }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifecycleEvent & { data: unknown }) => void): void;
}

/**
 * An event of the service worker. The browser keeps the worker alive until the promise passed to `waitUntil` settles.
 */
export interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** An open page of the site. */
interface WindowPage {
  url: string;
  focus(): Promise<unknown>;
}

/** A push message has arrived. */
interface PushEvent extends LifecycleEvent {
  data: { text(): string } | null;
}

/** The owner tapped a notification. */
interface NotificationEvent extends LifecycleEvent {
  notification: Pick<Notification, 'close' | 'data'>;
}

/** The browser has replaced or ended its subscription. Some browsers name neither the old one nor the new one. */
export interface SubscriptionChangeEvent extends LifecycleEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** A request of a page that the worker controls. */
export interface FetchEvent extends LifecycleEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
