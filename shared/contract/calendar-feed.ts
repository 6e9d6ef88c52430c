import * as z from 'zod/mini';
import { Id } from '#shared/contract/fields.ts';

/** The private URL of a calendar feed. Anyone who knows this URL can read the appointments. */
export const FeedAddress = z.object({ url: z.string() });

/** Selects a feed. */
export const FeedQuery = z.strictObject({
  /** The dog whose appointments the feed contains. Default: all dogs. */
  dogId: z.optional(Id),
});

/** A feed's token: the owner's ID, the dog's ID or `all`, and a secret. A malformed token is answered with 404. */
export const FeedToken = z.string().check(z.regex(/^[0-9A-Z]{26}-([0-9A-Z]{26}|all)-[0-9A-Za-z_-]{43}$/));
