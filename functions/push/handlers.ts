import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { transact, update, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { findPushSessions, type PushSession } from '#functions/push/browsers.ts';
import { checkSubscription } from '#functions/push/check-subscription.ts';
import { requestPush } from '#functions/push/send-push.ts';
import { getVapidKeys } from '#functions/push/vapid.ts';
import { type PushBrowser, push } from '#shared/contract/push.ts';

/** Limits how often an owner's browsers can subscribe. */
const subscriptionLimit = rateLimit('pushSubscription', {
  burst: 20,
  seconds: 180,
  message: 'Push was turned on too often. Please try again in a few minutes.',
});

const testLimit = rateLimit('pushTest', {
  burst: 5,
  seconds: 60,
  message: "That's enough tests for now. Please wait a minute.",
});

/** How long a test message is worth sending, in milliseconds. */
const testLifetimeMs = 10 * 60 * 1000;

const notFound = () => new ApiError('pushSubscriptionNotFound');

function toBrowser({ id, device, remembered, expiresAt, push: subscription }: PushSession, ownId: string): PushBrowser {
  return {
    id,
    device,
    createdAt: subscription.createdAt,
    lastSentAt: subscription.lastSentAt ?? null,
    endsAt: remembered ? null : new Date(expiresAt * 1000).toISOString(),
    current: id === ownId,
    endpoint: id === ownId ? subscription.endpoint : null,
    outdated: subscription.publicKey !== getVapidKeys().publicKey,
  };
}

export const pushHandlers = defineHandlers(push, {
  getPushKey: () => ({ publicKey: getVapidKeys().publicKey }),

  listPushSubscriptions: async ({ caller }) => {
    const sessions = await findPushSessions(getCallerRows(caller).owner);
    return sessions
      .map((session) => toBrowser(session, caller.sessionId))
      .sort(
        (one, other) => Number(other.current) - Number(one.current) || other.createdAt.localeCompare(one.createdAt),
      );
  },

  subscribeToPush: async ({ body, caller }) => {
    checkSubscription(body);
    await consumeByOwner(subscriptionLimit, caller.id);
    const { session } = getCallerRows(caller);
    const { endpoint, keys, renews } = body;
    const subscription = {
      ...{ endpoint, ...keys, publicKey: getVapidKeys().publicKey },
      createdAt: (renews && session.push?.createdAt) || now().toISOString(),
    };
    const subscribed = Sessions.patch({ ownerId: caller.id, id: caller.sessionId })
      .set({ push: subscription })
      .where((row, { exists }) => (renews ? exists(row.push) : exists(row.secretHash)))
      .params();
    await transact([
      update(subscribed, renews ? notFound : () => new ApiError('unauthorized')),
      emitEvent('PushTurnedOn', { ownerId: caller.id }),
    ]);
    return toBrowser({ ...session, push: subscription }, caller.sessionId);
  },

  unsubscribeFromPush: async ({ params, caller }) => {
    const unsubscribed = Sessions.patch({ ownerId: caller.id, id: params.id })
      .remove(['push'])
      .where((row, { exists }) => exists(row.push))
      .params();
    await write(update(unsubscribed, notFound));
  },

  testPush: async ({ params, caller }) => {
    const sessions = await findPushSessions(getCallerRows(caller).owner);
    if (!sessions.some(({ id }) => id === params.id)) throw notFound();
    await consumeByOwner(testLimit, caller.id);
    const test = requestPush({
      ownerId: caller.id,
      causeId: ulid(now().getTime()),
      sessionId: params.id,
      title: 'Push works',
      body: 'Reminders and tips will reach you in this browser.',
      path: '/',
      tag: 'test',
      expiresAt: new Date(now().getTime() + testLifetimeMs),
      isUrgent: true,
    });
    await write(test);
  },
});
