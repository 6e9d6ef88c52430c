import * as z from 'zod/mini';
import { Id, Instant, text } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';
import {
  bankFields,
  cardFields,
  cardNumbers,
  missingField,
  mostPaymentMethods,
  said,
  testNumbers,
} from '#shared/contract/payment-fields.ts';
import { intervals, plans, tiers } from '#shared/plans.ts';

/** What the gate goes by. */
export const SubscriptionStatus = z.object({
  tier: z.enum(tiers),
  /** There is no access because the trial has ended; false without access means that a charge failed. */
  trialExpired: z.boolean(),
  canAccess: z.boolean(),
  trialEndsAt: Instant,
  /** The plan that starts after the trial, if one was chosen. */
  chosenPlan: z.nullable(z.enum(plans)),
  /** How the chosen plan is to be paid; null where it costs nothing. */
  chosenInterval: z.nullable(z.enum(intervals)),
});
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

const bank = { type: z.literal('bank'), ...bankFields };
const isDefault = z.optional(z.boolean('Please say true or false'));

/** Said where the kind of method is missing or unknown. */
const chooseType = {
  error: ({ input }: { input?: unknown }) =>
    said('Please choose card or bank').error({ input: (input as { type?: unknown } | null | undefined)?.type }),
};

/** The payment form asks for first and last name, whatever marks are in them. */
const cardOfAnyName = {
  type: z.optional(z.literal('card')),
  ...cardNumbers,
  cardholderName: text(2, 100, 'Invalid cardholder name'),
};

/** What becomes a token. */
const Tokenized = z.discriminatedUnion('type', [z.strictObject(cardOfAnyName), z.strictObject(bank)], chooseType);

/** What the payment provider made of a card or an account: the form in which everything but tests comes. */
const TokenMethod = z.strictObject({
  type: z.optional(z.literal('token')),
  paymentToken: text(1, 2000, missingField),
  isDefault,
});

const AnyMethod = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('card'), ...cardFields, isDefault }),
    z.strictObject({ ...bank, isDefault }),
    TokenMethod,
  ],
  chooseType,
);

/** A body that names neither a type nor a token has a type missing, rather than a token. */
function withType(body: z.input<typeof AnyMethod>): z.input<typeof AnyMethod> {
  const named = typeof body !== 'object' || body === null || 'type' in body || 'paymentToken' in body;
  return named ? body : ({ ...(body as object), type: null } as never);
}

/** What adds a payment method. */
export const PaymentMethodForm = z.pipe(z.transform(withType), AnyMethod);
export type PaymentMethodForm = z.output<typeof PaymentMethodForm>;

/** A payment method as its owner's screens read it. */
export const PaymentMethod = z.object({
  id: Id,
  type: z.enum(['card', 'bank']),
  /** The card's brand, or the bank's name. */
  brand: z.string(),
  lastFour: z.string(),
  /** 1 to 12; null for a bank account, which does not expire. */
  expiryMonth: z.nullable(z.number()),
  expiryYear: z.nullable(z.number()),
  /** The name on the card. */
  holder: z.nullable(z.string()),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

const methodById = z.strictObject({ id: Id });

const published = `a published test card (such as ${testNumbers.card}) or the test bank account (${testNumbers.routing}, ${testNumbers.account})`;

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
    summary: `Test provider only: turns ${published} into a token, which works for a day and for one owner. Nothing of the numbers is kept.`,
    access: 'public',
    status: 201,
    body: Tokenized,
    returns: z.object({ paymentToken: z.string() }),
  }),
  listPaymentMethods: operation({
    method: 'GET',
    path: '/api/payment-methods',
    summary: `The owner's payment methods, newest last; at most ${mostPaymentMethods}.`,
    access: 'owner',
    openWhenExpired: true,
    returns: z.array(PaymentMethod),
  }),
  addPaymentMethod: operation({
    method: 'POST',
    path: '/api/payment-methods',
    summary:
      'Keeps a payment method; the first becomes the default. One that is on file already is renewed in its place. Numbers are made a token at once and kept nowhere.',
    access: 'owner',
    openWhenExpired: true,
    status: 201,
    idempotent: true,
    body: PaymentMethodForm,
    returns: PaymentMethod,
    fails: ['paymentMethodLimitReached'],
  }),
  removePaymentMethod: operation({
    method: 'DELETE',
    path: '/api/payment-methods/{id}',
    summary: 'Removes a payment method. If it was the default, the newest of the others becomes that.',
    access: 'owner',
    openWhenExpired: true,
    params: methodById,
    fails: ['paymentMethodNotFound'],
  }),
  setDefaultPaymentMethod: operation({
    method: 'PUT',
    path: '/api/payment-methods/{id}/default',
    summary: 'Makes a payment method the default, in the place of the one before.',
    access: 'owner',
    openWhenExpired: true,
    params: methodById,
    returns: PaymentMethod,
    fails: ['paymentMethodNotFound'],
  }),
};
