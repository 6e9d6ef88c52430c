import { readMessage, toOwnUrl } from './push-message.ts';
import type { SubscriptionChangeEvent, WorkerScope } from './scope.ts';

/** The paths of the operations that the service worker calls. It does not import the contract, which needs zod. */
export const pushPaths = { key: '/api/push/key', subscriptions: '/api/push/subscriptions' } as const;

async function showMessage(scope: WorkerScope, json: string | undefined): Promise<void> {
  const { title, body, path, tag } = readMessage(json);
  await scope.registration.showNotification(title, {
    body,
    tag,
    // A message that replaces another one makes itself heard, too.
    renotify: true,
    icon: '/icon-192.png',
    data: { path },
  });
}

/**
 * Focuses the page that a notification is about if it is open, and opens it in a new window otherwise. Other open pages are
 * left alone, because they may have unsaved text.
 */
async function openPage({ clients, location }: WorkerScope, path: unknown): Promise<void> {
  const url = toOwnUrl(path, location.origin);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : clients.openWindow(url));
}

/** Tells the server that the browser has replaced its subscription. If push is off by now, removes the new one. */
async function renew({ registration }: WorkerScope, event: SubscriptionChangeEvent): Promise<void> {
  const { newSubscription, oldSubscription } = event;
  const key = oldSubscription?.options.applicationServerKey ?? (await (await fetch(pushPaths.key)).json()).publicKey;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(options));
  const { ok, status } = await fetch(pushPaths.subscriptions, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), renews: true }),
  });
  if (!ok && status < 429) await subscription.unsubscribe();
}

/** Shows push messages, opens the page of a tapped notification, and keeps the subscription up to date. */
export function handlePush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(showMessage(scope, event.data?.text())));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(openPage(scope, path));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)));
}
