import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';
import { notificationTypes } from '#shared/contract/notifications.ts';

/** What the bell shows. The id is the announcement's, so that a second delivery finds it there already. */
export const Notifications = new Entity(
  {
    model: { entity: 'notification', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      id: { type: 'string', required: true },
      type: { type: notificationTypes, required: true },
      title: { type: 'string', required: true },
      message: { type: 'string', required: true },
      actionUrl: { type: 'string' },
      /** The dog that it speaks of: it goes when the dog goes. */
      dogId: { type: 'string' },
      read: { type: 'boolean', required: true, default: false },
      timestamp: { type: 'string', required: true },
      /** Epoch seconds; ninety days after it was made. */
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: 'notification#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type Notification = EntityItem<typeof Notifications>;

/** Notifications live ninety days. */
export const notificationDays = 90;
