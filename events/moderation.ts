import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/**
 * A moderator hid everything that an author had written until then. Event handlers hide the posts and comments after the ID
 * `after`.
 */
export const AuthorModerated = event(
  'AuthorModerated',
  z.object({
    ownerId: z.string(),
    /** The entry of the audit log, which has the reason. */
    auditId: z.string(),
    /** The time of the decision, in ISO 8601. What the author writes later stays visible. */
    until: z.string(),
    after: z.optional(z.string()),
  }),
  { consumers: ['consumers', 'mail'] },
);
