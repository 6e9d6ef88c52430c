import { Entity } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

/** That a mail went out for an announcement, so that a second delivery sends none. */
export const EmailDeliveries = new Entity(
  {
    model: { entity: 'mailing', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      eventId: { type: 'string', required: true },
      /** Epoch milliseconds until which the sender that claimed it is believed to be alive; 0 once sent. */
      claimedUntil: { type: 'number', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['eventId'], template: 'mailing#${eventId}', casing: 'none' },
      },
    },
  },
  onTable(),
);
