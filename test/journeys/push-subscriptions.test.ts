import { describe, expect, test } from 'vitest';
import type { PushSubscriptionJson } from '#infra/local/push/emulator.ts';
import { account } from '#shared/contract/account.ts';
import { push } from '#shared/contract/push.ts';
import { type Owner, password } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startPushMessages } from '#test/support/push-messages.ts';

const { app, create, inMinutes, send, signInAgain, list, createSubscription, turnOn, received, titles } =
  await startPushMessages();

describe('push is off in a browser', () => {
  test.each<[string, (owner: Owner, browser: Browser) => Promise<unknown>]>([
    ['it signs out', (_owner, browser) => browser.get('/api/logout')],
    [
      'another browser ends its session',
      async ({ browser: other }, browser) => {
        const own = (await browser.ask(account.listSessions)).find(({ current }) => current);
        await other.ask(account.endSession, { params: { id: own?.id ?? '' } });
      },
    ],
    [
      'the password is changed elsewhere',
      ({ browser: other }) =>
        other.ask(account.changePassword, { body: { currentPassword: password, newPassword: 'a-new-bone-9' } }),
    ],
    ['it signs in again', async ({ email }, browser) => browser.ask(account.login, { body: { email, password } })],
    [
      'another browser turns it off',
      async ({ browser: other }) => {
        const [, row] = await list(other);
        await other.ask(push.unsubscribeFromPush, { params: { id: row?.id ?? '' } });
      },
    ],
  ])('as soon as %s', async (_name, end) => {
    const owner = await create.owner();
    const kept = await turnOn(owner.browser);
    const browser = await signInAgain(owner);
    const ended = await turnOn(browser);
    await end(owner, browser);
    await send(owner);
    expect([await titles(kept), await titles(ended)]).toEqual([['Rabies booster in an hour'], []]);
  });

  test('as soon as the owner signs out everywhere, or the session has expired', async () => {
    const [one, other] = [await create.owner(), await create.owner()];
    const subscriptions = [await turnOn(one.browser), await turnOn(other.browser)];
    await one.browser.ask(account.signOutEverywhere);
    app.clock.moveTo(inMinutes(25 * 60));
    await send(one);
    await send(other);
    for (const subscription of subscriptions) expect(await received(subscription)).toEqual([]);
  });
});

describe('a subscription', () => {
  test.each<[string, (usual: PushSubscriptionJson) => object]>([
    ['of a private network', (usual) => ({ ...usual, endpoint: 'https://10.0.0.1/push' })],
    ['with a huge key', (usual) => ({ ...usual, keys: { ...usual.keys, p256dh: 'B'.repeat(100_000) } })],
    ['with a point off the curve', (usual) => ({ ...usual, keys: { ...usual.keys, p256dh: `BA${'A'.repeat(85)}` } })],
    ['with unknown fields', (usual) => ({ ...usual, ownerId: 'another' })],
  ])('%s is refused', async (_name, change) => {
    const { browser } = await create.owner();
    const reply = await browser.post('/api/push/subscriptions', change(await createSubscription(browser)));
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'invalid', fields: expect.anything() }]);
    expect(await list(browser)).toEqual([]);
  });

  test('replaces the earlier one of the browser, and a thousand are refused', async () => {
    const { browser } = await create.owner();
    const subscription = await createSubscription(browser);
    const statuses = new Set<number>();
    for (let count = 0; count < 22; count += 1) {
      statuses.add((await browser.post('/api/push/subscriptions', subscription)).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect(await list(browser)).toHaveLength(1);
  });

  test('that the browser replaces by itself stays, but push that is off stays off', async () => {
    const { browser } = await create.owner();
    const fresh = { ...(await createSubscription(browser)), renews: true };
    const refused = await browser.post('/api/push/subscriptions', fresh);
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'pushSubscriptionNotFound' }]);
    await turnOn(browser);
    await browser.ask(push.subscribeToPush, { body: { ...fresh, renews: true } });
    expect(await list(browser)).toMatchObject([{ endpoint: fresh.endpoint, outdated: false }]);
  });

  test('says when push ends with the session, unless the owner is remembered', async () => {
    const owner = await create.owner();
    await turnOn(owner.browser);
    const remembered = app.visitor();
    await remembered.ask(account.login, { body: { email: owner.email, password, rememberMe: true } });
    await turnOn(remembered);
    expect((await list(remembered)).map(({ endsAt }) => endsAt)).toEqual([
      null,
      expect.stringContaining(
        inMinutes(24 * 60)
          .toISOString()
          .slice(0, 19),
      ),
    ]);
  });

  test('of another owner cannot be ended or tested', async () => {
    const [owner, other] = [await create.owner(), await create.owner()];
    const subscription = await turnOn(owner.browser);
    const [row] = await list(owner.browser);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/test'],
    ] as const) {
      const reply = await other.browser.send(method, `/api/push/subscriptions/${row?.id}${path}`, undefined);
      expect([reply.status, reply.body]).toMatchObject([404, { code: 'pushSubscriptionNotFound' }]);
    }
    expect(await received(subscription)).toEqual([]);
    expect(await list(owner.browser)).toHaveLength(1);
  });
});

test('the list of sessions says which browsers get push messages', async () => {
  const owner = await create.owner();
  await signInAgain(owner);
  await turnOn(owner.browser);
  const sessions = await owner.browser.ask(account.listSessions);
  expect(sessions.map(({ current, hasPush }) => [current, hasPush]).sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('a test message reaches one browser only', async () => {
  const owner = await create.owner();
  const [one, other] = [await turnOn(owner.browser), await turnOn(await signInAgain(owner))];
  const [row] = await list(owner.browser);
  await owner.browser.ask(push.testPush, { params: { id: row?.id ?? '' } });
  expect([await titles(one), await titles(other)]).toEqual([['Push works'], []]);
});
