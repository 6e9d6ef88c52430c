import * as z from 'zod/mini';
import { Instant, text } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';
import { intervals, plans, tiers } from '#shared/plans.ts';

/** What the gate goes by. */
export const SubscriptionStatus = z.object({
  tier: z.enum(tiers),
  trialExpired: z.boolean(),
  canAccess: z.boolean(),
  trialEndsAt: Instant,
  /** The plan that starts after the trial, if one was chosen. */
  chosenPlan: z.nullable(z.enum(plans)),
  /** How the chosen plan is to be paid; null where it costs nothing. */
  chosenInterval: z.nullable(z.enum(intervals)),
});
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

/** Digits of a card, spaces and dashes left out. */
const CardNumber = z.pipe(
  z.string('Invalid card number').check(z.overwrite((value) => value.replace(/[\s-]/g, ''))),
  z.string().check(z.regex(/^\d{13,19}$/, 'Invalid card number')),
);

/** A card as it is handed to the tokenizer, and to nothing else. */
export const Card = z.strictObject({
  cardNumber: CardNumber,
  expiryMonth: z.int('Invalid month').check(z.gte(1, 'Invalid month'), z.lte(12, 'Invalid month')),
  expiryYear: z.int('Invalid year').check(z.gte(2000, 'Invalid year'), z.lte(2100, 'Invalid year')),
  cvv: z.string('CVV must be 3-4 digits').check(z.regex(/^\d{3,4}$/, 'CVV must be 3-4 digits')),
  cardholderName: text(2, 100, 'Invalid cardholder name'),
});

/** What an owner may use, and how it is paid. */
export const billing = {
  getSubscriptionStatus: operation({
    method: 'GET',
    path: '/api/subscription-status',
    summary: 'Tier, trial and access, by the clock at this moment.',
    access: 'owner',
    openWhenExpired: true,
    returns: SubscriptionStatus,
  }),
  changeSubscription: operation({
    method: 'POST',
    path: '/api/subscription',
    summary: 'Chooses a plan. During the trial the choice is kept for its end; nothing is charged before.',
    access: 'owner',
    openWhenExpired: true,
    idempotent: true,
    body: z.strictObject({
      plan: z.enum(plans, 'Please choose a plan'),
      interval: z._default(z.enum(intervals, 'Please choose monthly or annual'), 'monthly'),
    }),
    returns: SubscriptionStatus,
    fails: ['plansNotOnSale'],
  }),
  createPaymentToken: operation({
    method: 'POST',
    path: '/api/payment-tokens',
    summary: 'Test provider only: turns one of the published test cards into a token. Nothing of the number is kept.',
    access: 'public',
    status: 201,
    body: Card,
    returns: z.object({ paymentToken: z.string() }),
  }),
};
