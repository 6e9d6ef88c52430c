import { beforeEach, expect, test, vi } from 'vitest';
import { readBrowserPush, subscribeBrowser } from '../../../../frontend/src/features/push/browser-push.ts';

const safariOnIphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

interface Features {
  userAgent?: string;
  permission?: NotificationPermission;
  pushManager?: Partial<PushManager>;
}

/** Replaces the browser. Without a push manager, the browser has no push. */
function openBrowser({ userAgent = '', permission = 'default', pushManager }: Features) {
  const serviceWorker = { getRegistration: async () => ({ pushManager }), ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal('window', pushManager ? { PushManager: {}, Notification: {} } : {});
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', { userAgent, platform: '', maxTouchPoints: 0, ...(pushManager && { serviceWorker }) });
}

beforeEach(() => vi.unstubAllGlobals());

const without = { getSubscription: async () => null };

test.each([
  ['a browser without push', {}, { state: 'unsupported' }],
  ['Safari on an iPhone', { userAgent: safariOnIphone }, { state: 'needsHomeScreen' }],
  [
    'the app on the home screen of an iPhone',
    { userAgent: safariOnIphone, pushManager: without },
    { state: 'ready', endpoint: undefined },
  ],
  ['a browser that blocks notifications', { permission: 'denied', pushManager: without }, { state: 'blocked' }],
] as const)('push in %s is described without asking the owner', async (_name, features, expected) => {
  openBrowser(features);
  expect(await readBrowserPush()).toEqual(expected);
});

test("a new subscription replaces the former one, which may be another owner's", async () => {
  const calls: string[] = [];
  const former = { unsubscribe: async () => Boolean(calls.push('unsubscribe')) } as unknown as PushSubscription;
  openBrowser({
    pushManager: {
      getSubscription: async () => former,
      subscribe: async (options) => {
        calls.push(`subscribe with ${options?.applicationServerKey}`);
        return former;
      },
    },
  });
  await subscribeBrowser('key');
  expect(calls).toEqual(['unsubscribe', 'subscribe with key']);
});
