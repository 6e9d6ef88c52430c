import { beforeEach, expect, test, vi } from 'vitest';
import { push } from '#shared/contract/push.ts';
import { handlePush, pushPaths } from '../../../frontend/src/service-worker/push.ts';
import type { WorkerScope } from '../../../frontend/src/service-worker/scope.ts';

const origin = 'https://houndwell.example';
const message = { title: 'Rabies booster in an hour', body: 'With Dr. Reyes', path: '/calendar', tag: 'visit' };

/** A service worker whose calls are recorded. */
function startWorker(openPages: string[] = []) {
  const calls: unknown[][] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: {} }),
    unsubscribe: async () => calls.push(['unsubscribe']),
  };
  const scope = {
    location: { origin },
    clients: {
      matchAll: async () =>
        openPages.map((path) => ({ url: origin + path, focus: async () => calls.push(['focus', path]) })),
      openWindow: async (url: string) => calls.push(['open', url]),
    },
    registration: {
      showNotification: async (title: string, options: object) => calls.push(['show', title, options]),
      pushManager: {
        subscribe: async (options: object) => {
          calls.push(['subscribe', options]);
          return subscription;
        },
      },
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  };
  handlePush(scope as unknown as WorkerScope);
  const dispatch = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners[type]?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
    return calls;
  };
  return { dispatch, subscription };
}

const deliver = (text: string | null) =>
  startWorker().dispatch('push', { data: text === null ? null : { text: () => text } });

const tap = (path: unknown, openPages: string[] = []) =>
  startWorker(openPages).dispatch('notificationclick', { notification: { close: () => undefined, data: { path } } });

beforeEach(() => vi.unstubAllGlobals());

test('a message is shown with its tag, so that a later one replaces it', async () => {
  expect(await deliver(JSON.stringify(message))).toEqual([
    [
      'show',
      message.title,
      {
        ...{ body: message.body, tag: 'visit', renotify: true, icon: '/icon-192.png' },
        data: { path: '/calendar' },
      },
    ],
  ]);
});

test.each([null, '', 'no JSON', '{}', '{"title":5}'])(
  'the payload %j is shown as a message without details',
  async (text) => {
    expect(await deliver(text)).toMatchObject([['show', 'Houndwell', { data: { path: '/' } }]]);
  },
);

test('a tap focuses the page that the notification is about, or opens it beside the others', async () => {
  expect(await tap('/calendar', ['/', '/calendar'])).toEqual([['focus', '/calendar']]);
  expect(await tap('/calendar?date=2027-05-20', ['/calendar'])).toEqual([
    ['open', `${origin}/calendar?date=2027-05-20`],
  ]);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'calendar',
  5,
  undefined,
])('a tap on a notification with the path %j opens the start page', async (path) => {
  expect(await tap(path)).toEqual([['open', `${origin}/`]]);
});

test.each([
  ['with the key of the old one', { oldSubscription: { options: { applicationServerKey: 'old-key' } } }, 'old-key'],
  ['with the key of the server', {}, 'server-key'],
])('a subscription that has ended is replaced %s', async (_name, event, applicationServerKey) => {
  const sent = vi.fn(async (_path: string, _request?: RequestInit) => Response.json({ publicKey: 'server-key' }));
  vi.stubGlobal('fetch', sent);
  const calls = await startWorker().dispatch('pushsubscriptionchange', event);
  expect(calls).toEqual([['subscribe', { userVisibleOnly: true, applicationServerKey }]]);
  expect(sent.mock.lastCall?.[0]).toBe(pushPaths.subscriptions);
  expect(JSON.parse(String(sent.mock.lastCall?.[1]?.body))).toEqual({
    endpoint: 'https://push.example/new',
    keys: {},
    renews: true,
  });
});

test.each([
  [404, [['unsubscribe']]],
  [503, []],
])('a replaced subscription that the server answers with %i ends only if push is off', async (status, expected) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const { dispatch, subscription } = startWorker();
  const options = { applicationServerKey: 'key' };
  expect(
    await dispatch('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: subscription }),
  ).toEqual(expected);
});

test('the service worker calls the paths of the contract', () => {
  expect(pushPaths).toEqual({ key: push.getPushKey.path, subscriptions: push.subscribeToPush.path });
});
