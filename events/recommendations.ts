import * as z from 'zod/mini';
import { event } from '#events/event.ts';

const recommendation = { ownerId: z.string(), recommendationId: z.string(), kind: z.enum(['vet', 'food']) };

/** An owner recommended a vet or a dog food. */
export const RecommendationSubmitted = event('RecommendationSubmitted', z.object(recommendation), {
  consumers: ['mail'],
});

/** A moderator decided about a recommendation. */
export const RecommendationDecided = event(
  'RecommendationDecided',
  z.object({
    ...recommendation,
    decision: z.enum(['approved', 'rejected']),
    /** The entry of the audit log, which has the name and the reason. */
    auditId: z.string(),
    /** The place of an approved vet. */
    placeId: z.optional(z.string()),
  }),
  { consumers: ['consumers'] },
);
