import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

/**
 * A signed-in browser. Each owner has twenty numbered slots, so that "at most 20, the 21st ends the oldest" holds by
 * construction, however many sign in at once. Of the secret only a SHA-256 is kept.
 */
export const Sessions = new Entity(
  {
    model: { entity: 'session', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      slot: { type: 'number', required: true },
      secretHash: { type: 'string', required: true },
      /** The owner's epoch at sign-in; another one ends the session. */
      epoch: { type: 'number', required: true },
      /** Cognito groups at sign-in. */
      roles: { type: 'list', items: { type: 'string' }, required: true },
      /** Browser and system, as the browser named itself. */
      device: { type: 'string', required: true },
      remembered: { type: 'boolean', required: true },
      createdAt: { type: 'string', required: true },
      lastSeenAt: { type: 'string', required: true },
      /** Epoch seconds; the table forgets the row some time after, readers at once. */
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['slot'], template: 'session#${slot}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type Session = EntityItem<typeof Sessions>;
