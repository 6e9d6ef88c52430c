import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** The trial ends in so many days: three are left, and later one. Each is announced once at most. */
export const TrialEnding = event(
  'TrialEnding',
  z.object({ ownerId: z.string(), daysLeft: z.int(), trialEndsAt: z.string() }),
);

export const TrialEnded = event('TrialEnded', z.object({ ownerId: z.string() }));

/** The owner chose a plan, or a plan began or ended. */
export const SubscriptionChanged = event('SubscriptionChanged', z.object({ ownerId: z.string() }));
