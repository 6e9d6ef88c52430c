import { now } from '#functions/core/clock.ts';
import { type Subscription, tierAt } from '#functions/entities/subscriptions.ts';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { isPaid } from '#shared/plans.ts';

/** A subscription as the screens read it, by the clock at this moment. */
export function statusOf(subscription: Subscription): SubscriptionStatus {
  const moment = now();
  const tier = tierAt(subscription, moment);
  return {
    tier,
    trialExpired: tier === 'expired' && new Date(subscription.trialEndsAt) <= moment,
    canAccess: tier !== 'expired',
    trialEndsAt: subscription.trialEndsAt,
    chosenPlan: subscription.chosenPlan ?? null,
    chosenInterval: isPaid(subscription.chosenPlan) ? (subscription.chosenInterval ?? 'monthly') : null,
  };
}
