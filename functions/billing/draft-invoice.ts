import { type Anchor, addMonths, computeUnusedCents, countMonths } from '#functions/billing/periods.ts';
import type { InvoiceRow } from '#functions/entities/invoices.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';
import type { InvoiceLine } from '#shared/contract/subscription.ts';
import { type Interval, type PaidPlan, planNames, prices } from '#shared/plans.ts';

/** What an invoice will pay for, and its lines. */
export type InvoiceDraft = Pick<
  InvoiceRow,
  | 'reason'
  | 'interval'
  | 'priceCents'
  | 'periodStart'
  | 'periodEnd'
  | 'anchor'
  | 'anchorTimeZone'
  | 'anchorMonths'
  | 'lines'
  | 'totalCents'
  | 'credits'
  | 'surplusCents'
> & { plan: PaidPlan };

/** A paid plan with its billing interval. */
export interface PaidChoice {
  plan: PaidPlan;
  interval: Interval;
}

/** Describes a plan on an invoice: `Basic, monthly`. */
export function describeChoice({ plan, interval }: PaidChoice): string {
  return `${planNames[plan]}, ${interval}`;
}

/** Returns the paid plan that a subscription is in; undefined without one. */
export function findPaidPlan({ tier, interval }: Subscription): PaidChoice | undefined {
  return (tier === 'basic' || tier === 'advanced') && interval ? { plan: tier, interval } : undefined;
}

/** Returns the plan that is paid for when the current period ends; undefined if Free follows. */
export function findRenewedPlan(subscription: Subscription): PaidChoice | undefined {
  const { nextPlan, nextInterval = 'monthly' } = subscription;
  if (nextPlan === 'free') return undefined;
  return nextPlan ? { plan: nextPlan, interval: nextInterval } : findPaidPlan(subscription);
}

/** Drafts the invoice of a plan that starts at `at`, with its periods counted from there. */
export function draftStart(subscription: Subscription, choice: PaidChoice, at: Date, timeZone: string): InvoiceDraft {
  const price = { cents: prices[choice.plan].cents[choice.interval] };
  return draft(subscription, choice, { reason: 'start', ...price, ...startAt(at.toISOString(), timeZone) });
}

/** Drafts the first invoice of the plan that was chosen during the trial. The plan starts when the trial ends. */
export function draftTrialEnd(
  subscription: Subscription,
  choice: PaidChoice & { cents: number },
  timeZone: string,
): InvoiceDraft {
  const { cents } = choice;
  return draft(subscription, choice, { reason: 'trialEnd', cents, ...startAt(subscription.trialEndsAt, timeZone) });
}

/** Drafts the invoice of an upgrade, which starts a new period now and credits the unused part of the current one. */
export function draftUpgrade(subscription: Subscription, choice: PaidChoice, at: Date, timeZone: string): InvoiceDraft {
  const cents = prices[choice.plan].cents[choice.interval];
  return draft(subscription, choice, { reason: 'upgrade', cents, at, ...startAt(at.toISOString(), timeZone) });
}

/** Drafts the invoice of the next period. */
export function draftRenewal(subscription: Subscription, choice: PaidChoice): InvoiceDraft {
  const { anchor = '', anchorTimeZone = 'UTC', anchorMonths = 0, periodEnd = '' } = subscription;
  const cents = prices[choice.plan].cents[choice.interval];
  const period = { anchor, anchorTimeZone, monthsBefore: anchorMonths, periodStart: periodEnd };
  return draft(subscription, choice, { reason: 'renewal', cents, ...period });
}

/** Payment providers charge no less. A smaller rest is not charged. */
const minChargeCents = 50;

interface Period extends Anchor {
  reason: InvoiceDraft['reason'];
  cents: number;
  periodStart: string;
  /** The months between the anchor and the start of the period. */
  monthsBefore: number;
  /** When the old plan is replaced. Only for an upgrade. */
  at?: Date;
}

function startAt(periodStart: string, anchorTimeZone: string) {
  return { anchor: periodStart, anchorTimeZone, monthsBefore: 0, periodStart };
}

function draft(subscription: Subscription, choice: PaidChoice, period: Period): InvoiceDraft {
  const { reason, cents: priceCents, monthsBefore, at, ...dates } = period;
  const anchorMonths = monthsBefore + countMonths(choice.interval);
  const lines: InvoiceLine[] = [{ kind: 'plan', text: describeChoice(choice), cents: priceCents }];
  let left = priceCents;
  const take = (kind: InvoiceLine['kind'], text: string, available: number): void => {
    const cents = Math.min(available, left);
    if (cents > 0) lines.push({ kind, text, cents: -cents });
    left -= Math.max(cents, 0);
  };
  const old = at && findPaidPlan(subscription);
  const unused = old ? computeUnusedCents(toPeriod(subscription), at) : 0;
  if (old) take('unusedTime', `Unused part of ${describeChoice(old)}`, unused);
  // Free months pay for starts and renewals. An upgrade would use up a whole month for a part of one.
  const credits = old ? 0 : Math.min(subscription.credits ?? 0, countMonths(choice.interval));
  if (credits > 0) {
    const cents = Math.round((priceCents * credits) / countMonths(choice.interval));
    take('credit', credits === 1 ? '1 free month' : `${credits} free months`, cents);
  }
  take('balance', 'Balance', subscription.balanceCents ?? 0);
  if (left < minChargeCents) take('tooSmall', 'Too small to charge', left);
  return {
    reason,
    ...choice,
    priceCents,
    ...dates,
    periodEnd: addMonths(dates, anchorMonths),
    anchorMonths,
    lines,
    totalCents: left,
    credits,
    surplusCents: Math.max(0, unused - priceCents),
  };
}

function toPeriod({ periodStart = '', periodEnd = '', periodCents = 0 }: Subscription) {
  return { periodStart, periodEnd, periodCents };
}

/** Returns how a paid invoice changes the balance: what an upgrade leaves over, less what the invoice uses. */
export function computeBalanceChange({ lines, surplusCents }: Pick<InvoiceDraft, 'lines' | 'surplusCents'>): number {
  return surplusCents + lines.reduce((sum, { kind, cents }) => sum + (kind === 'balance' ? cents : 0), 0);
}

/** Returns the attributes of a subscription after an invoice was paid. */
export function buildPaidPeriod(subscription: Subscription, paid: InvoiceDraft | InvoiceRow) {
  const { plan, interval, priceCents, periodStart, periodEnd, anchor, anchorTimeZone, anchorMonths } = paid;
  return {
    tier: plan,
    status: 'active' as const,
    interval,
    periodCents: priceCents,
    periodStart,
    periodEnd,
    anchor,
    anchorTimeZone,
    anchorMonths,
    chosenPlan: plan,
    chosenInterval: interval,
    credits: (subscription.credits ?? 0) - paid.credits,
    balanceCents: (subscription.balanceCents ?? 0) + computeBalanceChange(paid),
  };
}
