import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { startPushMessages } from '#test/support/push-messages.ts';

const { app, create, createMessage, inMinutes, send, signInAgain, list, turnOn, received, titles, answerWith } =
  await startPushMessages();
const { transact } = await import('#functions/core/data/table.ts');
const { notify } = await import('#functions/notifications/notify.ts');
const { requestPush, sendPush } = await import('#functions/push/send-push.ts');

describe('a message', () => {
  test('reaches every browser in which the owner has turned push on, encrypted and signed', async () => {
    const owner = await create.owner();
    const [one, other] = [await turnOn(owner.browser), await turnOn(await signInAgain(owner))];
    await signInAgain(owner);
    await send(owner, { isUrgent: true });
    for (const subscription of [one, other]) {
      expect(await received(subscription)).toEqual([
        {
          endpoint: subscription.endpoint,
          status: 201,
          message: {
            title: 'Rabies booster in an hour',
            body: 'With Dr. Reyes',
            path: '/calendar',
            tag: 'appointment-1',
          },
          ttl: 3600,
          urgency: 'high',
          topic: expect.stringMatching(/^[\w-]{32}$/),
          at: expect.any(String),
        },
      ]);
    }
    expect(await list(owner.browser)).toMatchObject([
      { device: 'Firefox on Linux', current: true, lastSentAt: app.clock.now().toISOString(), endpoint: one.endpoint },
      { current: false, lastSentAt: app.clock.now().toISOString(), endpoint: null },
    ]);
  });

  test('reaches no other owner, and costs nothing while push is off', async () => {
    const [owner, other] = [await create.owner(), await create.owner()];
    const subscription = await turnOn(other.browser);
    expect(await sendPush(createMessage(owner))).toEqual([]);
    expect(await received(subscription)).toEqual([]);
  });

  test('is sent once, however many events have its cause', async () => {
    const owner = await create.owner();
    const subscription = await turnOn(owner.browser);
    const causeId = ulid();
    await Promise.all([send(owner, { causeId }), send(owner, { causeId })]);
    await send(owner, { causeId });
    expect(await received(subscription)).toHaveLength(1);
  });

  test('about an event reaches the browser once, however often the event is delivered', async () => {
    const owner = await create.owner();
    const subscription = await turnOn(owner.browser);
    const event = { ownerId: owner.user.id, eventId: ulid(), at: app.clock.now().toISOString() };
    const content = { title: 'Checkup in an hour', message: 'With Dr. Reyes', actionUrl: '/calendar?visit=1' };
    const reminder = { ...event, ...content, kind: 'appointments', usefulUntil: inMinutes(60) } as const;
    for (let count = 0; count < 3; count += 1) await notify(reminder);
    expect(await received(subscription)).toMatchObject([
      { message: { title: 'Checkup in an hour', path: '/calendar?visit=1' }, ttl: 3600, urgency: 'high' },
    ]);
  });

  test.each([429, 503])('is sent again after a response with %i, and not to the others', async (status) => {
    const owner = await create.owner();
    const [failing, working] = [await turnOn(owner.browser), await turnOn(await signInAgain(owner))];
    await answerWith(failing, status);
    await send(owner);
    expect([await titles(failing), await titles(working)]).toEqual([[], ['Rabies booster in an hour']]);
    await answerWith(failing, 201);
    app.clock.moveTo(inMinutes(4));
    expect(await titles(failing)).toEqual(['Rabies booster in an hour']);
    expect(await received(working)).toHaveLength(1);
    expect((await list(owner.browser)).map(({ lastSentAt }) => lastSentAt).sort()).not.toContain(null);
  });

  test('is not sent after it has expired', async () => {
    const owner = await create.owner();
    const subscription = await turnOn(owner.browser);
    await answerWith(subscription, 500);
    await send(owner, { expiresAt: inMinutes(2) });
    await answerWith(subscription, 201);
    app.clock.moveTo(inMinutes(4));
    expect(await titles(subscription)).toEqual([]);
  });

  test.each([404, 410])('turns push off after a response with %i', async (status) => {
    const owner = await create.owner();
    const subscription = await turnOn(owner.browser);
    await answerWith(subscription, status);
    await send(owner);
    expect(await received(subscription)).toHaveLength(1);
    expect(await list(owner.browser)).toEqual([]);
    expect(await sendPush(createMessage(owner))).toEqual([]);
  });

  test.each([302, 413])('is given up after a response with %i, and push stays on', async (status) => {
    const owner = await create.owner();
    const subscription = await turnOn(owner.browser);
    await answerWith(subscription, status);
    await send(owner);
    app.clock.moveTo(inMinutes(4));
    expect(await received(subscription)).toHaveLength(1);
    expect(await list(owner.browser)).toHaveLength(1);
    expect(app.printed()).toContain('push message refused');
    expect(app.printed()).not.toContain(subscription.endpoint);
  });

  test('is cut to the size that push services accept', async () => {
    const owner = await create.owner();
    const subscription = await turnOn(owner.browser);
    await transact([requestPush(createMessage(owner, { title: '🐕'.repeat(500), body: '🐾'.repeat(2000) }))]);
    const [sent] = await received(subscription);
    expect(sent).toMatchObject({
      status: 201,
      message: { title: `${'🐕'.repeat(119)}…`, body: `${'🐾'.repeat(399)}…` },
    });
  });
});
