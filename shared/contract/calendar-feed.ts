import * as z from 'zod/mini';
import { Id } from '#shared/contract/fields.ts';

/** The private address of a calendar feed. Anyone who has it can read the appointments. */
export const FeedAddress = z.object({ url: z.string() });

/** Which feed. */
export const FeedQuery = z.strictObject({
  /** Only this dog's appointments; without it, every dog's. */
  dogId: z.optional(Id),
});

/** Owner, dog or `all`, and the secret of a feed. A malformed token never existed. */
export const FeedToken = z.string().check(z.regex(/^[0-9A-Z]{26}-([0-9A-Z]{26}|all)-[0-9A-Za-z_-]{43}$/));
