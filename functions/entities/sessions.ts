import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** Signed-in browsers, at most 20 per owner. Only the SHA-256 of a session's secret is stored. */
export const Sessions = ownerEntity('session', 'session#${id}', {
  /** A ULID, so that a Query returns the oldest session first. */
  id: { type: 'string', required: true },
  secretHash: { type: 'string', required: true },
  /** The owner's `sessionEpoch` at sign-in. The session ends when the owner's `sessionEpoch` changes. */
  epoch: { type: 'number', required: true },
  /** The owner's Cognito groups at `rolesReadAt`. */
  roles: { type: 'list', items: { type: 'string' }, required: true },
  rolesReadAt: { type: 'string', required: true },
  /** Browser and system, such as "Firefox on Linux". */
  device: { type: 'string', required: true },
  /** Whether the owner chose "Remember me". If so, requests extend the expiry. */
  remembered: { type: 'boolean', required: true },
  createdAt: { type: 'string', required: true },
  lastSeenAt: { type: 'string', required: true },
  /** The push subscription of the browser, if the owner has turned push on in it. It ends with the session. */
  push: {
    type: 'map',
    properties: {
      /** The URL of the browser's push service that accepts messages for this browser. */
      endpoint: { type: 'string', required: true },
      /** The browser's public key, with which messages are encrypted. */
      p256dh: { type: 'string', required: true },
      /** The browser's authentication secret. */
      auth: { type: 'string', required: true },
      /** Our public key with which the browser subscribed. After a change of our key, the browser has to subscribe again. */
      publicKey: { type: 'string', required: true },
      createdAt: { type: 'string', required: true },
      lastSentAt: { type: 'string' },
    },
  },
  /** Epoch seconds. */
  expiresAt: { type: 'number', required: true },
});
export type Session = EntityItem<typeof Sessions>;
