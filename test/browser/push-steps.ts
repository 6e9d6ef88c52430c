import type { BrowserContext, Page } from '@playwright/test';
import type { ReceivedPush } from '#infra/local/push/emulator.ts';
import { asScript } from '#test/browser/account-steps.ts';

type Answer = 'granted' | 'denied' | 'default';

/** The functions that the replaced browser features add to the page. */
interface FakePush {
  /** Answers the browser's question as the owner would. */
  answerPermission(answer: Answer): void;
  fakePush(action: 'read' | 'subscribe' | 'unsubscribe', key?: string): Promise<object | null>;
}

/**
 * Replaces the browser's question and its push service, because headless Chromium denies every permission and cannot reach a
 * push service. Subscriptions are those of the local push service.
 */
export async function replacePushService(context: BrowserContext): Promise<void> {
  let subscription: object | null = null;
  await context.exposeBinding('fakePush', async ({ page }, action: string, applicationServerKey?: string) => {
    if (action === 'unsubscribe') subscription = null;
    if (action === 'subscribe') {
      const reply = await page.request.post('/__local/push', { headers: asScript, data: { applicationServerKey } });
      subscription = (await reply.json()) as object;
    }
    return subscription;
  });
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    const page = globalThis as unknown as FakePush;
    const stored = 'fake-push-permission';
    let answer = (_: Answer): void => undefined;
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(stored) ?? 'default' });
    Notification.requestPermission = () => {
      const before = Notification.permission;
      if (before !== 'default') return Promise.resolve(before);
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    page.answerPermission = (given) => {
      localStorage.setItem(stored, given);
      answer(given);
    };
    const wrap = (json: { endpoint: string } | null) =>
      json && {
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => (await page.fakePush('unsubscribe')) === null,
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => wrap((await page.fakePush('read')) as { endpoint: string } | null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        wrap((await page.fakePush('subscribe', applicationServerKey)) as { endpoint: string }),
    });
  });
}

/** Answers the browser's question whether the site may show notifications. */
export async function answerPermission(page: Page, answer: Answer): Promise<void> {
  await page.evaluate((given) => (globalThis as unknown as FakePush).answerPermission(given), answer);
}

/** Returns what the local push service got, newest first. */
export async function listReceived(page: Page): Promise<ReceivedPush[]> {
  await page.request.post('/__local/settle', { headers: asScript });
  return (await (await page.request.get('/__local/push', { headers: asScript })).json()) as ReceivedPush[];
}

/** A notification that the service worker has shown. */
interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** Delivers a push message to the service worker as the browser does, and returns the notification that it shows. */
export async function deliverMessage(page: Page, data: string): Promise<Shown> {
  const context = page.context();
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  // Headless Chromium refuses to show notifications.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: object[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag } = {}) => {
      scope.shown.push({ title, body, tag });
    };
  });
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  for (;;) {
    const [shown] = await worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
    if (shown) return shown;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
