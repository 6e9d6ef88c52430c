import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** The owner turned push on, in a browser or for daily tips, or a browser replaced its subscription. */
export const PushTurnedOn = event('PushTurnedOn', z.object({ ownerId: z.string() }), { consumers: ['consumers'] });

/**
 * A message must reach the closed browsers of an owner. It is emitted in the transaction of its cause. The message waits in
 * a queue until each browser's push service has accepted it, or until it expires.
 */
export const PushRequested = event(
  'PushRequested',
  z.object({
    ownerId: z.string(),
    /** Identifies the cause. However many events have this ID, each browser gets one message. */
    causeId: z.string(),
    /** The only browser that gets the message. Default: all. */
    sessionId: z.optional(z.string()),
    title: z.string(),
    body: z.string(),
    /** The path of our page that a tap opens. */
    path: z.string(),
    /** A later message with the same tag replaces this one. */
    tag: z.string(),
    /** A device that saves power shows an urgent message at once (RFC 8030). */
    urgency: z.enum(['normal', 'high']),
    /** When the message is worthless. It is not sent later. */
    expiresAt: z.string(),
  }),
  { consumers: ['push'] },
);
