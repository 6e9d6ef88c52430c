import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/**
 * An owner or a visitor rated an article, or changed the rating. The event does not name the rater, because only the
 * number of ratings matters.
 */
export const ArticleRated = event('ArticleRated', z.object({ articleId: z.string(), helpful: z.boolean() }), {
  isMetric: true,
});
