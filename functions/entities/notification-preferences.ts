import { Entity } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';

/** What an owner is notified about. Without a row, or without a value in it, the defaults apply. */
export const NotificationPreferenceRows = new Entity(
  {
    model: { entity: 'notificationPreferences', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      appointmentLeads: { type: 'list', items: { type: 'string' } },
      /** An attribute of its own, so that unsubscribing and a change at the same time don't overwrite each other. */
      appointmentEmail: { type: 'boolean' },
      /** The key of this owner's unsubscribe links. It outlives rotations of `SIGNING_SECRET`. */
      unsubscribeKey: { type: 'string' },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'notification-preferences', casing: 'none' },
      },
    },
  },
  onTable(),
);
