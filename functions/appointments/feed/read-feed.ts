import { readFeedContent } from '#functions/appointments/feed/feed-content.ts';
import { findFeed } from '#functions/appointments/feed/find-feed.ts';
import { renderFeed } from '#functions/appointments/feed/render-feed.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { appointments } from '#shared/contract/appointments.ts';

/** The media type of iCalendar. */
export const calendarType = 'text/calendar; charset=utf-8';

/** Limits how often the feeds of one owner are read. Allows several programs that refresh them every few minutes. */
const feedLimit = rateLimit('calendarFeed', { burst: 60, seconds: 60 });

export const readFeed = defineHandler(appointments.readFeed, async ({ params, reply }) => {
  const feed = await findFeed(params.token);
  await consumeByOwner(feedLimit, feed.ownerId);
  reply.headers['cache-control'] = 'private, no-cache';
  reply.headers['x-robots-tag'] = 'noindex';
  const name = feed.dog ? `${feed.dog.name} (Houndwell)` : 'Houndwell';
  // If the plan has no calendar, the feed is empty. After repeated errors, calendar programs would remove the feed.
  const body = await renderFeed(name, feed.isIncluded ? await readFeedContent(feed) : undefined);
  return { body, contentType: calendarType };
});
