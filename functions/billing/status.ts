import { now } from '#functions/core/clock.ts';
import { expiryReason, resolveTier, type Subscription } from '#functions/entities/subscriptions.ts';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { isPaid } from '#shared/plans.ts';

/** Converts a subscription to what the API returns, with the current tier. */
export function toStatus(subscription: Subscription): SubscriptionStatus {
  const tier = resolveTier(subscription, now());
  return {
    tier,
    trialExpired: tier === 'expired' && expiryReason(subscription) === 'trialEnded',
    canAccess: tier !== 'expired',
    trialEndsAt: subscription.trialEndsAt,
    chosenPlan: subscription.chosenPlan ?? null,
    chosenInterval: isPaid(subscription.chosenPlan) ? (subscription.chosenInterval ?? 'monthly') : null,
  };
}
