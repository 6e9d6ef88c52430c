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
  /** Epoch seconds. */
  expiresAt: { type: 'number', required: true },
});
export type Session = EntityItem<typeof Sessions>;
