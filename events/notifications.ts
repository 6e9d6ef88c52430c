import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** One or several notifications of an owner are to be sent in one email. */
export const NotificationEmailDue = event(
  'NotificationEmailDue',
  z.object({
    ownerId: z.string(),
    /** The ID of the row of `NotificationBatches`. */
    batchId: z.string(),
  }),
  { consumers: ['mail'] },
);

/** An owner gets the summary of the week that ends on a local date. Emitted once for each date. */
export const WeeklySummaryDue = event(
  'WeeklySummaryDue',
  z.object({
    ownerId: z.string(),
    /** The Sunday, `YYYY-MM-DD`. */
    date: z.string(),
  }),
  { consumers: ['mail'] },
);
