import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** A moderator decided about a place that an owner had suggested. A rejected place no longer exists. */
export const PlaceSuggestionDecided = event(
  'PlaceSuggestionDecided',
  z.object({
    ownerId: z.string(),
    placeId: z.string(),
    decision: z.enum(['approved', 'rejected']),
    /** The entry of the audit log, which has the place's name and the reason. */
    auditId: z.string(),
  }),
  { consumers: ['consumers'] },
);
