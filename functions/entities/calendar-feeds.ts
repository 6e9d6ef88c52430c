import { ownerEntity } from '#functions/core/data/entity.ts';

/** The secrets in the URLs of calendar feeds. An owner has one feed per dog and one feed for all dogs. */
export const CalendarFeeds = ownerEntity('calendarFeed', 'calendar-feed#${subject}', {
  /** A dog's ID, or `all`. */
  subject: { type: 'string', required: true },
  /** 256 random bits, base64url. Stored in plain text, because owners can display the URL of their feed again. */
  secret: { type: 'string', required: true },
  /** The owner's `sessionEpoch` when the secret was generated. The feed ends when the owner's sessions end. */
  epoch: { type: 'number', required: true },
  createdAt: { type: 'string', required: true },
});
