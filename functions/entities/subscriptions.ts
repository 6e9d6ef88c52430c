import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

import { intervals, plans, type Tier, tiers, trialTier } from '#shared/plans.ts';

/** The plan or trial of an owner. */
export const Subscriptions = ownerEntity('subscription', 'subscription', {
  tier: { type: tiers, required: true, default: 'free-trial' },
  /** `unpaid`: a charge failed, so the plan has not started or renewed. */
  status: { type: ['trial', 'active', 'expired', 'unpaid'], required: true, default: 'trial' },
  trialEndsAt: { type: 'string', required: true },
  /** The plan chosen at sign-up or later. Only Free starts after the trial, because paid plans are not on sale yet. */
  chosenPlan: { type: plans },
  chosenInterval: { type: intervals },
  updatedAt: { type: 'string', required: true },
  /** Epoch seconds. Set while the registration is incomplete. */
  expiresAt: { type: 'number' },
});
export type Subscription = EntityItem<typeof Subscriptions>;

/** Returns the reason why an owner has no plan. */
export function expiryReason({ status }: Pick<Subscription, 'status'>): 'unpaid' | 'trialEnded' {
  return status === 'unpaid' ? 'unpaid' : 'trialEnded';
}

/** Returns the tier at `at`. A trial ends at `trialEndsAt`, even if the scheduled Lambda has not processed it yet. */
export function resolveTier(subscription: Subscription, at: Date): Tier {
  if (subscription.tier !== 'free-trial') return subscription.tier;
  const tier = trialTier(new Date(subscription.trialEndsAt), at);
  // If the owner chose Free during the trial, Free starts when the trial ends.
  return tier === 'expired' && subscription.chosenPlan === 'free' ? 'free' : tier;
}
