import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** An invited owner verified their email. Both owners get a month of credit. */
export const ReferralCompleted = event(
  'ReferralCompleted',
  z.object({
    referrerId: z.string(),
    refereeId: z.string(),
    /** Whether the plan of the inviting owner has referral credits. The invited owner always gets the month. */
    creditAwarded: z.boolean(),
  }),
  { consumers: ['consumers', 'mail'] },
);
