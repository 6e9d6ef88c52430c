import { expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { type PushSubscriptionJson, startPushService } from '#infra/local/push/emulator.ts';
import { openState } from '#infra/local/state.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:ops@example.com';

async function start() {
  const dataDir = temporaryFolder();
  const state = openState(`${dataDir}/state.sqlite`);
  atEnd(() => state.close());
  const service = await startPushService({ state, dataDir, now: () => new Date('2027-01-01T09:00:00Z') });
  atEnd(service.stop);

  /** Posts a message to a subscription, with a change of the headers, and returns the status. */
  async function post(subscription: PushSubscriptionJson, options: webPush.RequestOptions, headers: object = {}) {
    const details = webPush.generateRequestDetails(subscription, '{"title":"Hi"}', options);
    const url = details.endpoint.replace('https:/', service.url);
    const all = { ...(details.headers as Record<string, string>), ...headers };
    const response = await fetch(url, { method: 'POST', headers: all, body: Uint8Array.from(details.body ?? []) });
    return response.status;
  }
  return { service, post };
}

const vapidDetails = { ...keys, subject };

test('a message that is signed for the endpoint and encrypted for the browser is accepted and listed', async () => {
  const { service, post } = await start();
  const subscription = service.subscribe(keys.publicKey);
  expect(await post(subscription, { vapidDetails, TTL: 60, urgency: 'high', topic: 'tip' })).toBe(201);
  expect(service.received()).toEqual([
    {
      endpoint: subscription.endpoint,
      status: 201,
      message: { title: 'Hi' },
      ...{ ttl: 60, urgency: 'high', topic: 'tip' },
      at: '2027-01-01T09:00:00.000Z',
    },
  ]);
});

test('a message that a push service would refuse is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { service, post } = await start();
  const subscription = service.subscribe(keys.publicKey);
  const other = service.subscribe(keys.publicKey);
  const sign = (audience: string, expiration?: number) =>
    webPush.getVapidHeaders(audience, subject, keys.publicKey, keys.privateKey, 'aes128gcm', expiration);
  const soon = Math.floor(Date.now() / 1000) + 60;
  const [header = '', claims = ''] = sign('https://push.houndwell.example').Authorization.split('.');
  const statuses = [
    await post(subscription, { vapidDetails: { ...webPush.generateVAPIDKeys(), subject } }),
    await post(subscription, { vapidDetails }, { authorization: '' }),
    await post(subscription, { vapidDetails }, { authorization: sign('https://push.example.com', soon).Authorization }),
    await post(subscription, { vapidDetails }, { authorization: `${header}.${claims}.AAAA, k=${keys.publicKey}` }),
    await post(subscription, { vapidDetails }, { 'content-encoding': 'aesgcm' }),
    await post({ ...subscription, keys: other.keys }, { vapidDetails }),
    await post({ ...subscription, endpoint: `${subscription.endpoint}x` }, { vapidDetails }),
  ];
  expect(statuses).toEqual([403, 401, 401, 401, 415, 400, 410]);
});

test('the response can be set for one subscription and for all', async () => {
  const { service, post } = await start();
  const [one, other] = [service.subscribe(keys.publicKey), service.subscribe(keys.publicKey)];
  service.answerWith(410, one.endpoint);
  expect([await post(one, { vapidDetails }), await post(other, { vapidDetails })]).toEqual([410, 201]);
  service.answerWith(500);
  service.answerWith(201, one.endpoint);
  expect([await post(one, { vapidDetails }), await post(other, { vapidDetails })]).toEqual([201, 500]);
});
