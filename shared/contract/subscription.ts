import * as z from 'zod/mini';
import { Id, Instant } from '#shared/contract/fields.ts';
import { intervals, plans, tiers } from '#shared/plans.ts';

/** An owner's tier, trial and access to the app. */
export const SubscriptionStatus = z.object({
  tier: z.enum(tiers),
  /** Whether the owner has no access because the trial ended. If false without access, a charge failed. */
  trialExpired: z.boolean(),
  canAccess: z.boolean(),
  trialEndsAt: Instant,
  /** The plan that starts after the trial, if one was chosen. */
  chosenPlan: z.nullable(z.enum(plans)),
  /** The billing interval of the chosen plan. Null when no plan was chosen or the plan is free. */
  chosenInterval: z.nullable(z.enum(intervals)),
  /** Whether this site sells paid plans. If false, a paid plan can only be chosen for later, and nothing is charged. */
  plansOnSale: z.boolean(),
});
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

/** US cents, with taxes and fees. */
const Cents = z.int();

/**
 * What a subscription is doing. `pastDue`: a renewal failed, is being retried, and the plan still works. `unpaid`: the
 * first charge failed, so there is no plan. `expired`: the trial ended without a plan.
 */
export const subscriptionStatuses = ['trial', 'active', 'pastDue', 'expired', 'unpaid'] as const;

/** A plan with its billing interval. The interval of the plan Free is null. */
const planAndInterval = { plan: z.enum(plans), interval: z.nullable(z.enum(intervals)) };

/** Why a charge failed. */
export const chargeFailures = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authenticationRequired',
  'noPaymentMethod',
] as const;
export type ChargeFailure = (typeof chargeFailures)[number];

/** What a failed charge means, for owners. */
export const chargeFailureTexts: Record<ChargeFailure, string> = {
  declined: 'The payment was declined.',
  insufficientFunds: "The account doesn't have enough money.",
  expiredCard: 'The card has expired.',
  authenticationRequired: 'The bank wants you to confirm this payment.',
  noPaymentMethod: "There's no payment method.",
};

/** Everything about an owner's plan and its payment. All amounts are US cents and include taxes and fees. */
export const SubscriptionDetails = z.object({
  status: z.enum(subscriptionStatuses),
  /** The current plan; null during the trial and without a plan. */
  plan: z.nullable(z.enum(plans)),
  /** Null unless the current plan is paid. */
  interval: z.nullable(z.enum(intervals)),
  /** The price of the current plan for one interval. 0 unless the current plan is paid. */
  priceCents: Cents,
  /** The start and the end of the period that is paid for; null unless the current plan is paid. */
  currentPeriodStart: z.nullable(Instant),
  currentPeriodEnd: z.nullable(Instant),
  /** When the next charge is due: at the end of the trial or of the period, or the next retry. Null if none is. */
  nextBillingDate: z.nullable(Instant),
  /** What will be charged on that date, after credits; null if nothing is due. */
  nextCents: z.nullable(Cents),
  /** The change at the end of the period or trial. The plan Free means that the subscription ends. */
  scheduledChange: z.nullable(z.object({ ...planAndInterval, at: Instant })),
  /** The failed renewal: how many charges failed, when the next is, and its amount. */
  pastDue: z.nullable(
    z.object({
      attempt: z.int(),
      /** How many charges are tried in all, before the plan ends. */
      attempts: z.int(),
      nextRetryAt: Instant,
      cents: Cents,
      /** Why the last charge failed. `chargeFailureTexts` has the texts. */
      failure: z.enum(chargeFailures),
    }),
  ),
  /** Free months from referrals, each of which pays for a month of a paid plan before any charge. */
  credits: z.int(),
  /** Money left from an unused part of a plan. It pays for the next periods before any charge. */
  balanceCents: Cents,
});
export type SubscriptionDetails = z.output<typeof SubscriptionDetails>;

/**
 * The kinds of lines of an invoice. `plan` is positive; the others are negative: the unused part of the old plan, free
 * months, the balance, and a rest that is too small to charge.
 */
export const invoiceLineKinds = ['plan', 'unusedTime', 'credit', 'balance', 'tooSmall'] as const;

export const InvoiceLine = z.object({
  kind: z.enum(invoiceLineKinds),
  /** A short text: `Basic, monthly`. */
  text: z.string(),
  cents: Cents,
});
export type InvoiceLine = z.output<typeof InvoiceLine>;

/** The kinds of changes. `none`: the owner has this plan already. `payNow`: retries the failed renewal at once. */
export const changeKinds = ['start', 'upgrade', 'downgrade', 'cancel', 'resume', 'payNow', 'none'] as const;

/** What a change of the plan would do and cost. */
export const ChangePreview = z.object({
  kind: z.enum(changeKinds),
  ...planAndInterval,
  /** When the plan starts. In the past or now for a change that takes effect at once. */
  effectiveAt: Instant,
  /** The exact amount that is charged at once. */
  dueTodayCents: Cents,
  /** The lines of the invoice that is paid at once. Their sum is `dueTodayCents`. Empty if nothing is invoiced. */
  lines: z.array(InvoiceLine),
  /** The part of the old plan's credit that is left over and pays for later periods. */
  balanceCents: Cents,
  /** The next charge after the change; null if there is none. */
  nextBillingDate: z.nullable(Instant),
  nextCents: z.nullable(Cents),
});
export type ChangePreview = z.output<typeof ChangePreview>;

/** `processing`: the payment provider has not answered yet. `open`: the charge failed and is retried. `void`: not paid. */
export const invoiceStatuses = ['processing', 'paid', 'open', 'void'] as const;

/** What an owner paid for a period of a plan. */
export const Invoice = z.object({
  id: Id,
  /** The number on the receipt. */
  number: z.string(),
  status: z.enum(invoiceStatuses),
  plan: z.enum(plans),
  interval: z.enum(intervals),
  periodStart: Instant,
  periodEnd: Instant,
  lines: z.array(InvoiceLine),
  /** The sum of the lines. */
  totalCents: Cents,
  /** How much of the total was refunded. */
  refundedCents: Cents,
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  /** The card's brand or the bank's name, and the last four digits; null if nothing was charged. */
  paymentMethod: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  /** Why the last charge failed; null unless the status is `open` or `void`. */
  failure: z.nullable(z.enum(chargeFailures)),
});
export type Invoice = z.output<typeof Invoice>;

const plan = z.enum(plans, 'Please choose a plan');
const interval = z._default(z.enum(intervals, 'Please choose monthly or annual'), 'monthly');

/** The plan to preview. */
export const PlanChoice = z.strictObject({ plan, interval });

/** The plan to change to. */
export const PlanChange = z.strictObject({
  plan,
  interval,
  /** The amount of the preview that the owner confirmed. If the amount has changed since, the change is rejected. */
  dueTodayCents: z.optional(z.int('Please send whole cents').check(z.gte(0, 'Please send whole cents'))),
});
export type PlanChange = z.output<typeof PlanChange>;
