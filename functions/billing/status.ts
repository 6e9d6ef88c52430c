import { findPaidPlan } from '#functions/billing/draft-invoice.ts';
import { sellsPlans } from '#functions/billing/on-sale.ts';
import { draftNext } from '#functions/billing/plan-change.ts';
import { maxCharges } from '#functions/billing/retries.ts';
import { now } from '#functions/core/clock.ts';
import type { InvoiceRow } from '#functions/entities/invoices.ts';
import { expiryReason, resolveTier, type Subscription } from '#functions/entities/subscriptions.ts';
import type { Invoice, SubscriptionDetails, SubscriptionStatus } from '#shared/contract/subscription.ts';
import { isPaid, plans } from '#shared/plans.ts';

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
    plansOnSale: sellsPlans(),
  };
}

/** Converts a subscription to its plan, payments and scheduled change. `timeZone` is the owner's. */
export function toDetails(subscription: Subscription, timeZone: string): SubscriptionDetails {
  const tier = resolveTier(subscription, now());
  const { status, periodStart, periodEnd, periodCents, credits = 0, balanceCents = 0 } = subscription;
  const paid = findPaidPlan(subscription);
  const next = draftNext(subscription, timeZone);
  return {
    // The schedule stores an hour later that a trial has ended.
    status: status !== 'trial' || tier === 'free-trial' ? status : tier === 'expired' ? 'expired' : 'active',
    plan: plans.find((plan) => plan === tier) ?? null,
    interval: paid?.interval ?? null,
    priceCents: paid ? (periodCents ?? 0) : 0,
    currentPeriodStart: paid ? (periodStart ?? null) : null,
    currentPeriodEnd: paid ? (periodEnd ?? null) : null,
    nextBillingDate: next?.at ?? null,
    nextCents: next?.draft.totalCents ?? null,
    scheduledChange: findScheduledChange(subscription, tier),
    pastDue:
      status === 'pastDue' && next
        ? {
            attempt: subscription.failedCharges ?? 1,
            attempts: maxCharges,
            nextRetryAt: next.at,
            cents: next.draft.totalCents,
            failure: subscription.failure ?? 'declined',
          }
        : null,
    credits,
    balanceCents,
  };
}

function findScheduledChange(subscription: Subscription, tier: string): SubscriptionDetails['scheduledChange'] {
  const { nextPlan, nextInterval = 'monthly', periodEnd, chosenPlan, chosenInterval = 'monthly' } = subscription;
  const change = (plan: typeof nextPlan, interval: typeof nextInterval, at: string | undefined) =>
    plan && at ? { plan, interval: isPaid(plan) ? interval : null, at } : null;
  if (tier === 'free-trial') return change(chosenPlan, chosenInterval, subscription.trialEndsAt);
  return isPaid(tier) && subscription.status === 'active' ? change(nextPlan, nextInterval, periodEnd) : null;
}

/** Converts an invoice to what the API returns, without token and charge ID. */
export function toInvoice(row: InvoiceRow): Invoice {
  const { id, number, status, plan, interval, periodStart, periodEnd, lines, totalCents, refundedCents } = row;
  const { createdAt, paidAt, brand, lastFour, failure } = row;
  return {
    id,
    number,
    status,
    plan,
    interval,
    periodStart,
    periodEnd,
    lines,
    totalCents,
    refundedCents,
    createdAt,
    paidAt: paidAt ?? null,
    paymentMethod: brand && lastFour ? { brand, lastFour } : null,
    failure: failure ?? null,
  };
}
