import {
  buildPaidPeriod,
  draftRenewal,
  draftStart,
  draftTrialEnd,
  draftUpgrade,
  findPaidPlan,
  findRenewedPlan,
  type InvoiceDraft,
  type PaidChoice,
} from '#functions/billing/draft-invoice.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { resolveTier, type Subscription } from '#functions/entities/subscriptions.ts';
import type { ChangePreview } from '#shared/contract/subscription.ts';
import { type Interval, isPaid, type Plan, plans, prices } from '#shared/plans.ts';

/** A plan and its billing interval. The interval of Free is ignored. */
export interface Choice {
  plan: Plan;
  interval: Interval;
}

/** When and where a change is made. */
export interface Moment {
  at: Date;
  /** The owner's time zone. */
  timeZone: string;
  /** Whether paid plans are on sale. */
  onSale: boolean;
}

/** What choosing a plan does. */
export interface PlannedChange {
  kind: ChangePreview['kind'];
  effectiveAt: string;
  /** The invoice that is paid at once. */
  draft?: InvoiceDraft;
  /** The attributes that change if nothing is paid. `undefined` removes an attribute. */
  set?: Partial<Subscription>;
}

/**
 * Decides what choosing a plan does.
 * @throws ApiError `plansNotOnSale`
 */
export function planChange(subscription: Subscription, choice: Choice, moment: Moment): PlannedChange {
  const { at, onSale } = moment;
  const tier = resolveTier(subscription, at);
  // An ended trial whose plan is about to be charged still counts as a trial: Free can be chosen instead.
  if (tier === 'free-trial' || (subscription.status === 'trial' && isPaid(tier))) {
    return chooseForLater(subscription, choice, onSale);
  }
  const planned = findPaidPlan(subscription) ? change() : begin(tier);
  const sells = planned.kind === 'start' || planned.kind === 'upgrade';
  if (sells && planned.draft && !onSale) throw new ApiError('plansNotOnSale');
  return planned;

  function begin(tier: string): PlannedChange {
    const { plan } = choice;
    const effectiveAt = at.toISOString();
    if (isPaid(plan)) return startNow({ ...choice, plan });
    const kind = tier === 'free' ? 'none' : 'start';
    return { kind, effectiveAt, set: { chosenPlan: 'free', tier: 'free', status: 'active' } };
  }

  function startNow(paid: PaidChoice): PlannedChange {
    return { kind: 'start', effectiveAt: at.toISOString(), draft: draftStart(subscription, paid, at, moment.timeZone) };
  }

  function change(): PlannedChange {
    const { plan } = choice;
    if (subscription.status === 'pastDue') return changePastDue(plan);
    const { periodStart = '', periodEnd = '' } = subscription;
    const current = findPaidPlan(subscription);
    if (!isPaid(plan)) return { kind: 'cancel', effectiveAt: periodEnd, set: { nextPlan: 'free' } };
    const wanted = { ...choice, plan };
    if (isSame(current, wanted)) {
      const set = { nextPlan: undefined, nextInterval: undefined };
      return { kind: subscription.nextPlan ? 'resume' : 'none', effectiveAt: periodStart, set };
    }
    if (current && isUpgrade(current, wanted)) {
      const draft = draftUpgrade(subscription, wanted, at, moment.timeZone);
      return { kind: 'upgrade', effectiveAt: at.toISOString(), draft };
    }
    return { kind: 'downgrade', effectiveAt: periodEnd, set: { nextPlan: plan, nextInterval: choice.interval } };
  }

  function changePastDue(plan: Plan): PlannedChange {
    const effectiveAt = at.toISOString();
    // The period that was paid for is over, so Free starts at once.
    if (!isPaid(plan)) return { kind: 'cancel', effectiveAt, set: { nextPlan: 'free' } };
    const renewed = findRenewedPlan(subscription);
    const wanted = { ...choice, plan };
    if (!isSame(renewed, wanted)) return startNow(wanted);
    return { kind: 'payNow', effectiveAt: subscription.periodEnd ?? '', draft: draftRenewal(subscription, wanted) };
  }
}

/** During the trial, a choice is only stored. A price is agreed on only while plans are on sale. */
function chooseForLater(subscription: Subscription, { plan, interval }: Choice, onSale: boolean): PlannedChange {
  const { trialEndsAt: effectiveAt, chosenPlan } = subscription;
  if (!isPaid(plan)) {
    const kind = isPaid(chosenPlan) ? 'cancel' : chosenPlan === 'free' ? 'none' : 'start';
    return { kind, effectiveAt, set: { chosenPlan: plan, chosenInterval: interval, chosenCents: undefined } };
  }
  const chosenCents = onSale ? prices[plan].cents[interval] : undefined;
  return { kind: 'start', effectiveAt, set: { chosenPlan: plan, chosenInterval: interval, chosenCents } };
}

function isSame(current: PaidChoice | undefined, wanted: PaidChoice): boolean {
  return current?.plan === wanted.plan && current.interval === wanted.interval;
}

/** An upgrade is a higher plan, or annual instead of monthly billing of the same plan. */
function isUpgrade(current: PaidChoice, wanted: PaidChoice): boolean {
  if (current.plan !== wanted.plan) return plans.indexOf(wanted.plan) > plans.indexOf(current.plan);
  return wanted.interval === 'annual';
}

/** Returns the invoice that the schedule will charge next, and when; undefined if nothing is due. */
export function draftNext(
  subscription: Subscription,
  timeZone: string,
): { at: string; draft: InvoiceDraft } | undefined {
  const { status, trialEndsAt, chosenPlan, chosenInterval = 'monthly', chosenCents } = subscription;
  if (status === 'trial') {
    if (!isPaid(chosenPlan) || chosenCents === undefined) return undefined;
    const choice = { plan: chosenPlan, interval: chosenInterval, cents: chosenCents };
    return { at: trialEndsAt, draft: draftTrialEnd(subscription, choice, timeZone) };
  }
  const renewed = findPaidPlan(subscription) && findRenewedPlan(subscription);
  if (!renewed) return undefined;
  const at = (status === 'pastDue' ? subscription.retryAt : subscription.periodEnd) ?? '';
  return { at, draft: draftRenewal(subscription, renewed) };
}

/** Previews what choosing a plan does and costs. */
export function previewChange(subscription: Subscription, choice: Choice, moment: Moment): ChangePreview {
  const { kind, effectiveAt, draft, set } = planChange(subscription, choice, moment);
  const paid = draft && { ...buildPaidPeriod(subscription, draft), nextPlan: undefined };
  const after = { ...subscription, ...(paid ?? set) } as Subscription;
  const isOver = set?.nextPlan === 'free' && subscription.status === 'pastDue';
  const next = isOver ? undefined : draftNext(after, moment.timeZone);
  return {
    kind,
    plan: choice.plan,
    interval: isPaid(choice.plan) ? choice.interval : null,
    effectiveAt,
    dueTodayCents: draft?.totalCents ?? 0,
    lines: draft?.lines ?? [],
    balanceCents: draft?.surplusCents ?? 0,
    nextBillingDate: next?.at ?? null,
    nextCents: next?.draft.totalCents ?? null,
  };
}
