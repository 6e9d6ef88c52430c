import { readFeedContent } from '#functions/appointments/feed/feed-content.ts';
import { findFeed } from '#functions/appointments/feed/find-feed.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { consume, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { appointments } from '#shared/contract/appointments.ts';

/** The media type of iCalendar. */
export const calendarType = 'text/calendar; charset=utf-8';

/** Limits the requests of one calendar feed. Allows several programs that refresh the feed every few minutes. */
const feedLimit = rateLimit('calendarFeed', { burst: 60, seconds: 60 });

export const readFeed = defineHandler(appointments.readFeed, async ({ params, reply }) => {
  const feed = await findFeed(params.token);
  await consume(feedLimit, `${feed.ownerId}#${feed.subject}`);
  // The libraries are imported on first use, because they would slow down each cold start.
  const [{ buildEvents }, { renderCalendar }] = await Promise.all([
    import('#functions/appointments/feed/feed-events.ts'),
    import('#functions/appointments/feed/icalendar.ts'),
  ]);
  reply.headers['cache-control'] = 'private, no-cache';
  reply.headers['x-robots-tag'] = 'noindex';
  const name = feed.dog ? `${feed.dog.name} (Houndwell)` : 'Houndwell';
  // If the plan has no calendar, the feed is empty. After repeated errors, calendar programs would remove the feed.
  const events = feed.isIncluded ? buildEvents(await readFeedContent(feed)) : [];
  return { body: renderCalendar(name, events), contentType: calendarType };
});
