import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** A moderator decided about an application to become a Leading Member. */
export const LeadershipDecided = event(
  'LeadershipDecided',
  z.object({
    ownerId: z.string(),
    applicationId: z.string(),
    decision: z.enum(['approved', 'rejected']),
    /** The entry of the audit log, which has what the moderator wrote to the applicant. */
    auditId: z.string(),
  }),
  { consumers: ['consumers', 'mail'] },
);
