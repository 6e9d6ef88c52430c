import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** An owner wrote to support: a new request, or another message in it. */
export const SupportRequested = event(
  'SupportRequested',
  z.object({ ownerId: z.string(), requestId: z.string(), messageId: z.string() }),
  { consumers: ['mail'] },
);

/** A moderator answered or closed a request. */
export const SupportAnswered = event(
  'SupportAnswered',
  z.object({
    ownerId: z.string(),
    requestId: z.string(),
    decision: z.enum(['answered', 'closed']),
    /** The message of support; absent if the request was closed without one. */
    messageId: z.optional(z.string()),
  }),
  { consumers: ['consumers', 'mail'] },
);
