import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { chargeFailures, subscriptionStatuses } from '#shared/contract/subscription.ts';
import { intervals, isPaid, plans, type Tier, tiers, trialTier } from '#shared/plans.ts';

/** The plan or trial of an owner. Amounts are US cents. */
export const Subscriptions = ownerEntity('subscription', 'subscription', {
  tier: { type: tiers, required: true, default: 'free-trial' },
  /** `pastDue`: a renewal failed and is retried. `unpaid`: the first charge failed, so the plan has not started. */
  status: { type: subscriptionStatuses, required: true, default: 'trial' },
  trialEndsAt: { type: 'string', required: true },
  /** The plan chosen at sign-up or during the trial, for the time after it. */
  chosenPlan: { type: plans },
  chosenInterval: { type: intervals },
  /** The price that the owner agreed to. Absent if plans were not on sale then: such a choice is never charged. */
  chosenCents: { type: 'number' },
  /** Whether the owner has payment methods. Only for access between the end of the trial and the first charge. */
  hasPaymentMethod: { type: 'boolean' },
  /** The paid period: its interval, its price, and when it starts and ends. Absent unless the plan is paid. */
  interval: { type: intervals },
  periodCents: { type: 'number' },
  periodStart: { type: 'string' },
  periodEnd: { type: 'string' },
  /** The start of the plan, from which all periods are counted, and the time zone of its calendar. */
  anchor: { type: 'string' },
  anchorTimeZone: { type: 'string' },
  /** The months between the anchor and `periodEnd`. */
  anchorMonths: { type: 'number' },
  /** The plan that replaces the current one at the end of the period. Free ends the subscription. */
  nextPlan: { type: plans },
  nextInterval: { type: intervals },
  /** The ID of the invoice whose charge is being made. Until it is finished, nothing else may change the plan. */
  processingInvoice: { type: 'string' },
  /** The ID of the invoice of a failed renewal, how many charges failed, and when the next is due. */
  openInvoice: { type: 'string' },
  failedCharges: { type: 'number' },
  retryAt: { type: 'string' },
  /** Why the last charge failed. */
  failure: { type: chargeFailures },
  /** Free months from referrals. */
  credits: { type: 'number' },
  /** When the owner last earned a free month. */
  lastCreditAt: { type: 'string' },
  /** Money left from unused parts of plans. */
  balanceCents: { type: 'number' },
  /** How many invoices the owner has. */
  invoiceCount: { type: 'number' },
  updatedAt: { type: 'string', required: true },
  /** Incremented by billing, for optimistic locking. */
  version: { type: 'number' },
  /** Epoch seconds. Set while the registration is incomplete. */
  expiresAt: { type: 'number' },
});
export type Subscription = EntityItem<typeof Subscriptions>;

/** Returns the reason why an owner has no plan. */
export function expiryReason({ status }: Pick<Subscription, 'status'>): 'unpaid' | 'trialEnded' {
  return status === 'unpaid' ? 'unpaid' : 'trialEnded';
}

/**
 * Returns the tier at `at`. A trial ends at `trialEndsAt`, even if the scheduled Lambda has not processed it yet. A
 * paid plan lasts until its end was processed.
 */
export function resolveTier(subscription: Subscription, at: Date): Tier {
  if (subscription.tier !== 'free-trial') return subscription.tier;
  const { trialEndsAt, chosenPlan, chosenCents, hasPaymentMethod } = subscription;
  const tier = trialTier(new Date(trialEndsAt), at);
  if (tier === 'free-trial') return tier;
  // If the owner chose Free during the trial, Free starts when the trial ends.
  if (chosenPlan === 'free') return 'free';
  // The schedule charges the chosen plan within an hour. Until then, the owner has it.
  return isPaid(chosenPlan) && chosenCents !== undefined && hasPaymentMethod ? chosenPlan : 'expired';
}
