import * as z from 'zod/mini';
import { Id, Instant } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

/** A browser with push turned on. Its ID is that of the session, which has at most one subscription. */
export const PushBrowser = z.object({
  id: Id,
  /** Browser and system, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: Instant,
  /** When a message last reached the browser's push service; null if none did. */
  lastSentAt: z.nullable(Instant),
  /** When push ends because the session does; null if using the app extends the session. */
  endsAt: z.nullable(Instant),
  /** Whether this is the browser that sent the request. */
  current: z.boolean(),
  /** The endpoint of the browser that sent the request, which tells whether its subscription is this one. */
  endpoint: z.nullable(z.string()),
  /** Whether the browser must subscribe again, because our key has changed. Until then, it gets nothing. */
  outdated: z.boolean(),
});
export type PushBrowser = z.output<typeof PushBrowser>;

const unusable = "This browser's push subscription can't be used. Turn push off and on again";

/** Base64url without padding: 65 bytes are 87 characters, 16 bytes are 22. */
function bytes(length: number) {
  return z.string(unusable).check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), unusable));
}

/** The `PushSubscription` of a browser, as its method `toJSON` returns it. */
export const NewPushSubscription = z.strictObject({
  endpoint: z.string(unusable).check(z.maxLength(1000, unusable)),
  /** Ignored: push services answer 404 or 410 for a subscription that has expired. */
  expirationTime: z.optional(z.nullable(z.number(unusable))),
  keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }, unusable),
  /** Whether the browser replaces its subscription by itself, which must not turn push on again. */
  renews: z.optional(z.literal(true, unusable)),
});

/** The operations on push messages to closed browsers (Web Push). */
export const push = {
  getPushKey: defineOperation({
    method: 'GET',
    path: '/api/push/key',
    summary: 'Returns the public key with which browsers subscribe (VAPID).',
    access: 'owner',
    returns: z.object({ publicKey: z.string() }),
  }),
  listPushSubscriptions: defineOperation({
    method: 'GET',
    path: '/api/push/subscriptions',
    summary: 'Lists the browsers in which the owner has turned push on.',
    access: 'owner',
    returns: z.array(PushBrowser),
  }),
  subscribeToPush: defineOperation({
    method: 'POST',
    path: '/api/push/subscriptions',
    summary: 'Turns push on in this browser, or replaces its subscription. It ends with the session.',
    access: 'owner',
    body: NewPushSubscription,
    returns: PushBrowser,
    fails: ['pushSubscriptionNotFound', 'rateLimited'],
  }),
  unsubscribeFromPush: defineOperation({
    method: 'DELETE',
    path: '/api/push/subscriptions/{id}',
    summary: 'Turns push off in a browser.',
    access: 'owner',
    params: z.strictObject({ id: Id }),
    fails: ['pushSubscriptionNotFound'],
  }),
  testPush: defineOperation({
    method: 'POST',
    path: '/api/push/subscriptions/{id}/test',
    summary: 'Sends a test notification to a browser.',
    access: 'owner',
    params: z.strictObject({ id: Id }),
    fails: ['pushSubscriptionNotFound', 'rateLimited'],
  }),
};
