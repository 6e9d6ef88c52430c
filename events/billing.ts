import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** The trial ends soon. Emitted at most twice: when three days are left and when one day is left. */
export const TrialEnding = event(
  'TrialEnding',
  z.object({ ownerId: z.string(), daysLeft: z.int(), trialEndsAt: z.string() }),
  { consumers: ['consumers', 'mail'] },
);

export const TrialEnded = event('TrialEnded', z.object({ ownerId: z.string() }), {
  consumers: ['consumers'],
  isMetric: true,
});

/** The owner chose a plan. */
export const SubscriptionChanged = event('SubscriptionChanged', z.object({ ownerId: z.string() }), { isMetric: true });
