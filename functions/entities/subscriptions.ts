import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

import { intervals, plans, type Tier, tiers, trialTier } from '#shared/plans.ts';

/** An owner's plan or trial. */
export const Subscriptions = ownerEntity('subscription', 'subscription', {
  tier: { type: tiers, required: true, default: 'free-trial' },
  /** `unpaid`: a charge failed, so the plan could not start or renew. */
  status: { type: ['trial', 'active', 'expired', 'unpaid'], required: true, default: 'trial' },
  trialEndsAt: { type: 'string', required: true },
  /** The plan chosen at sign-up or later; a paid plan starts after the trial only with a payment method. */
  chosenPlan: { type: plans },
  chosenInterval: { type: intervals },
  updatedAt: { type: 'string', required: true },
  /** Epoch seconds. Set while the registration is incomplete. */
  expiresAt: { type: 'number' },
});
export type Subscription = EntityItem<typeof Subscriptions>;

/** Why an owner has no plan. */
export function expiryReason({ status }: Pick<Subscription, 'status'>): 'unpaid' | 'trialEnded' {
  return status === 'unpaid' ? 'unpaid' : 'trialEnded';
}

/** The tier at `at`. A trial ends on time even before the schedule has run. */
export function resolveTier(subscription: Subscription, at: Date): Tier {
  if (subscription.tier !== 'free-trial') return subscription.tier;
  const tier = trialTier(new Date(subscription.trialEndsAt), at);
  // Free chosen during the trial starts at its end.
  return tier === 'expired' && subscription.chosenPlan === 'free' ? 'free' : tier;
}
