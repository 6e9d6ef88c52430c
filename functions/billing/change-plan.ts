import { advance, findDefaultMethod, isDue } from '#functions/billing/advance.ts';
import { changeSubscription, readSubscription } from '#functions/billing/change-subscription.ts';
import type { InvoiceDraft } from '#functions/billing/draft-invoice.ts';
import { sellsPlans } from '#functions/billing/on-sale.ts';
import { type Finished, finishPayment, payInvoice, readProcessing } from '#functions/billing/pay-invoice.ts';
import { planChange } from '#functions/billing/plan-change.ts';
import { toStatus } from '#functions/billing/status.ts';
import { now } from '#functions/core/clock.ts';
import { transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consume, rateLimit } from '#functions/core/limits/rate-limit.ts';
import type { InvoiceRow } from '#functions/entities/invoices.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';
import { chargeFailureTexts, type PlanChange, type SubscriptionStatus } from '#shared/contract/subscription.ts';
import { isPaid } from '#shared/plans.ts';

/** Limits how often an owner can be charged, so that nobody can test stolen cards. */
const chargeLimit = rateLimit('chargePerOwner', { burst: 10, seconds: 360 });

/** A request to change the plan. */
export interface PlanRequest {
  change: PlanChange;
  /** The owner's time zone. */
  timeZone: string;
  /** @throws IdempotentReplay if the request was made before */
  replayIfRepeated: () => Promise<void>;
  /** Returns the writes that store the response of the request. */
  saveResponse: (status: SubscriptionStatus) => Write[];
}

/**
 * Changes an owner's plan, and returns the new status of the subscription. A start or an upgrade is charged at once.
 * @param known the subscription as the caller has just read it
 * @throws ApiError `plansNotOnSale`, `paymentMethodRequired`, `paymentFailed`, `confirmationRequired`, `amountChanged`
 */
export async function changePlan(known: Subscription, request: PlanRequest): Promise<SubscriptionStatus> {
  let read: Subscription | undefined = known;
  return retryOnConflict(async () => {
    const found = read ?? (await readSubscription(known.ownerId));
    read = undefined;
    if (!found) throw new ApiError('unauthorized');
    return changeOnce(found, request);
  });
}

async function changeOnce(found: Subscription, request: PlanRequest): Promise<SubscriptionStatus> {
  const { change, timeZone, saveResponse } = request;
  const { ownerId } = found;
  const at = now();
  const givesUp = await isAbandoned(found, change);
  const finished = await finishPayment(found, at, { givesUp });
  // The result is that of this request, unless the owner has replaced the payment with another.
  if (finished && !givesUp) requirePaid(finished);
  const before = finished?.after ?? found;
  // A renewal that is due comes first, unless the owner ends the plan.
  if (isPaid(change.plan) && isDue(before, at)) {
    await advance(ownerId, at);
    throw new VersionConflict();
  }
  const planned = planChange(before, change, { at, timeZone, onSale: sellsPlans() });
  const { kind, draft, set = {} } = planned;
  if (change.dueTodayCents !== undefined && kind !== 'none' && change.dueTodayCents !== (draft?.totalCents ?? 0)) {
    throw new ApiError('amountChanged');
  }
  if (draft) return pay(before, draft, at, request);
  const { after, write } = changeSubscription(before, set);
  const status = toStatus(after);
  const stored = kind === 'none' ? [] : [write, emitEvent('SubscriptionChanged', { ownerId })];
  const writes = [...saveResponse(status), ...stored];
  if (writes.length > 0) await transact(writes);
  if (isPaid(change.plan) || !isDue(after, at)) return status;
  // The period or trial is over, so Free starts at once.
  await advance(ownerId, at);
  const free = await readSubscription(ownerId);
  return free ? toStatus(free) : status;
}

async function pay(
  before: Subscription,
  draft: InvoiceDraft,
  at: Date,
  { replayIfRepeated, saveResponse }: PlanRequest,
): Promise<SubscriptionStatus> {
  await replayIfRepeated();
  const method = await findDefaultMethod(before.ownerId);
  // A renewal that free months pay for needs no payment method, but a plan that starts does.
  if (!method && (draft.totalCents > 0 || draft.reason !== 'renewal')) throw new ApiError('paymentMethodRequired');
  await consume(chargeLimit, before.ownerId);
  const precedingWrites = (after: Subscription) => saveResponse(toStatus(after));
  const paid = await payInvoice(before, { draft, method, at, byOwner: true, precedingWrites });
  requirePaid(paid);
  return toStatus(paid.after);
}

/** Whether an invoice is for the plan that a request asks for. */
function isFor(invoice: InvoiceRow, { plan, interval }: PlanChange): boolean {
  return invoice.plan === plan && invoice.interval === interval;
}

/**
 * Whether the payment that the subscription is locked for may be given up, if it waits for the owner's confirmation: the
 * owner now wants another plan, or another payment method.
 */
async function isAbandoned(found: Subscription, change: PlanChange): Promise<boolean> {
  const invoice = await readProcessing(found);
  if (!invoice) return false;
  const method = await findDefaultMethod(found.ownerId);
  return !isFor(invoice, change) || method?.token !== invoice.token;
}

function requirePaid({ failure, isPending }: Finished): void {
  if (isPending) throw new ApiError('confirmationRequired');
  if (!failure) return;
  const message = `${chargeFailureTexts[failure]} Your plan hasn't changed. Please try another payment method.`;
  throw new ApiError('paymentFailed', { message });
}
