import { Entity } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';

/** The addresses of calendar feeds, one per owner and one per dog. */
export const CalendarFeeds = new Entity(
  {
    model: { entity: 'calendarFeed', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      /** A dog's ID, or `all`. */
      subject: { type: 'string', required: true },
      /** 256 random bits, base64url. Stored as it is, because the owner can see the address again. */
      secret: { type: 'string', required: true },
      createdAt: { type: 'string', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['subject'], template: 'calendar-feed#${subject}', casing: 'none' },
      },
    },
  },
  onTable(),
);
