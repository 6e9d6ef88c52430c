import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** A signed-in browser, at most 20 of an owner. Of the secret, only a SHA-256 is stored. */
export const Sessions = ownerEntity('session', 'session#${id}', {
  /** A ULID, so that a Query returns the oldest session first. */
  id: { type: 'string', required: true },
  secretHash: { type: 'string', required: true },
  /** The owner's `sessionEpoch` at sign-in; the session ends when it changes. */
  epoch: { type: 'number', required: true },
  /** The Cognito groups that the owner was in at `rolesReadAt`. */
  roles: { type: 'list', items: { type: 'string' }, required: true },
  rolesReadAt: { type: 'string', required: true },
  /** Browser and system, such as "Firefox on Linux". */
  device: { type: 'string', required: true },
  /** Set by "Remember me". Requests extend the expiry. */
  remembered: { type: 'boolean', required: true },
  createdAt: { type: 'string', required: true },
  lastSeenAt: { type: 'string', required: true },
  /** Epoch seconds. Requests of a remembered session extend it. */
  expiresAt: { type: 'number', required: true },
});
export type Session = EntityItem<typeof Sessions>;
