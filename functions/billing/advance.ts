import { billingQueue } from '#functions/billing/billing-queue.ts';
import { changeSubscription, readSubscription, startFree } from '#functions/billing/change-subscription.ts';
import { findRenewedPlan } from '#functions/billing/draft-invoice.ts';
import { finishPayment, payInvoice } from '#functions/billing/pay-invoice.ts';
import { draftNext } from '#functions/billing/plan-change.ts';
import { voidInvoice } from '#functions/billing/settle-invoice.ts';
import type { Processed } from '#functions/core/data/due-queue.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { Owners } from '#functions/entities/owners.ts';
import { type PaymentMethodRow, readPaymentMethods } from '#functions/entities/payment-methods.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';

/** Renews, retries and ends the plans for which something is due. */
export function processBilling(at: Date): Promise<Processed> {
  return billingQueue.process(at, async ({ ownerId }) => {
    await advance(ownerId, at);
    return [];
  });
}

/**
 * Does what is due for a subscription at `at`: finishes an interrupted payment, ends the trial, renews the plan, retries
 * a failed renewal, or ends the plan. Does one period at most. Nothing is due a second time, so repeats are harmless.
 */
export async function advance(ownerId: string, at: Date): Promise<void> {
  await retryOnConflict(async () => {
    const before = await readSubscription(ownerId);
    if (!before) return;
    const finished = await finishPayment(before, at, { givesUp: true });
    await doWhatIsDue(finished?.after ?? before, at);
  });
}

/** Whether something is due for a subscription at `at`. */
export function isDue(subscription: Subscription, at: Date): boolean {
  const { status, trialEndsAt, retryAt, periodEnd, nextPlan } = subscription;
  const atEnd = { trial: trialEndsAt, active: periodEnd, pastDue: nextPlan === 'free' ? periodEnd : retryAt };
  const dueAt = status in atEnd ? atEnd[status as keyof typeof atEnd] : undefined;
  return dueAt !== undefined && Date.parse(dueAt) <= at.getTime();
}

async function doWhatIsDue(before: Subscription, at: Date): Promise<void> {
  if (!isDue(before, at)) return;
  if (before.status === 'trial') return endTrial(before, at);
  if (!findRenewedPlan(before)) return endPlan(before);
  const next = draftNext(before, before.anchorTimeZone ?? 'UTC');
  if (!next) return;
  await payInvoice(before, {
    draft: next.draft,
    method: await findDefaultMethod(before.ownerId),
    at,
    byOwner: false,
  });
}

/** Reads the payment method to charge; undefined if the owner has none. */
export async function findDefaultMethod(ownerId: string): Promise<PaymentMethodRow | undefined> {
  const { methods, defaultId } = await readPaymentMethods(ownerId);
  return methods.find(({ id }) => id === defaultId);
}

/** Ends a trial: the plan that was chosen at a known price is charged, Free starts, or the owner gets the paywall. */
async function endTrial(before: Subscription, at: Date): Promise<void> {
  const { ownerId, chosenPlan } = before;
  const method = await findDefaultMethod(ownerId);
  const { data: owner } = method ? await Owners.get({ id: ownerId }).go({ consistent: true }) : {};
  const next = owner ? draftNext(before, owner.timeZone) : undefined;
  if (next) {
    await payInvoice(before, { draft: next.draft, method, at, byOwner: false });
    return;
  }
  const expired = { tier: 'expired', status: 'expired', chosenCents: undefined } as const;
  const { write } = changeSubscription(before, chosenPlan === 'free' ? startFree : expired);
  await transact([write, emitEvent('TrialEnded', { ownerId })]);
}

/** Ends a plan for which Free was chosen. An unpaid invoice becomes void. */
async function endPlan(before: Subscription): Promise<void> {
  const { ownerId, openInvoice, tier } = before;
  await transact([
    changeSubscription(before, startFree).write,
    ...(openInvoice ? [voidInvoice(ownerId, openInvoice)] : []),
    emitEvent('PlanEnded', { ownerId, plan: tier, reason: 'canceled' }),
  ]);
}
