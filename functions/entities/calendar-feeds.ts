import { ownerEntity } from '#functions/core/data/entity.ts';

/** The addresses of calendar feeds, one per owner and one per dog. */
export const CalendarFeeds = ownerEntity('calendarFeed', 'calendar-feed#${subject}', {
  /** A dog's ID, or `all`. */
  subject: { type: 'string', required: true },
  /** 256 random bits, base64url. Stored as it is, because the owner can see the address again. */
  secret: { type: 'string', required: true },
  createdAt: { type: 'string', required: true },
});
