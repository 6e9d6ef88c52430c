import * as z from 'zod/mini';
import { Id, Page, text } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import {
  bankFields,
  cardFields,
  cardNumbers,
  maxPaymentMethods,
  missingField,
  missingOr,
  testNumbers,
  withoutLongNumber,
} from '#shared/contract/payment-fields.ts';
import {
  ChangePreview,
  Invoice,
  PlanChange,
  PlanChoice,
  SubscriptionDetails,
  SubscriptionStatus,
} from '#shared/contract/subscription.ts';

const bank = { type: z.literal('bank'), ...bankFields };
const isDefault = z.optional(z.boolean('Please enter true or false'));

/** Parameters of a schema: the error message for a missing or unknown `type`. */
const chooseType = {
  error: ({ input }: { input?: unknown }) =>
    missingOr('Please choose card or bank').error({ input: (input as { type?: unknown } | null | undefined)?.type }),
};

/** The card fields of the sign-up form. The cardholder name may contain any characters. */
const signUpCard = {
  type: z.optional(z.literal('card')),
  ...cardNumbers,
  cardholderName: text(2, 100, 'Invalid cardholder name', withoutLongNumber),
};

/** A card or bank account that the test provider turns into a token. */
const TokenForm = z.discriminatedUnion('type', [z.strictObject(signUpCard), z.strictObject(bank)], chooseType);

/** A token from the payment provider. */
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

/** Adds `type: null` to a body without `type` and `paymentToken`, so that the error is about the missing type. */
function withType(body: z.input<typeof AnyMethod>): z.input<typeof AnyMethod> {
  const named = typeof body !== 'object' || body === null || 'type' in body || 'paymentToken' in body;
  return named ? body : ({ ...(body as object), type: null } as never);
}

/** A payment method to save. */
export const PaymentMethodForm = z.pipe(z.transform(withType), AnyMethod);
export type PaymentMethodForm = z.output<typeof PaymentMethodForm>;

/** A saved payment method. */
export const PaymentMethod = z.object({
  id: Id,
  type: z.enum(['card', 'bank']),
  /** The card's brand, or the bank's name. */
  brand: z.string(),
  lastFour: z.string(),
  /** 1 to 12; null for a bank account. */
  expiryMonth: z.nullable(z.number()),
  expiryYear: z.nullable(z.number()),
  /** The name on the card; null for a bank account. */
  holder: z.nullable(z.string()),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

const methodById = z.strictObject({ id: Id });

const published = `a published test card (such as ${testNumbers.card}) or the test bank account (${testNumbers.routing}, ${testNumbers.account})`;

/** What the browser needs to know about the payment provider. */
export const PaymentSettings = z.object({
  provider: z.enum(['test', 'stripe']),
  /** The key with which the browser loads the card fields; null with the test provider, whose fields are ours, and before Stripe is set up. */
  publishableKey: z.nullable(z.string()),
  /** Whether paid plans are sold. */
  plansOnSale: z.boolean(),
});
export type PaymentSettings = z.output<typeof PaymentSettings>;

/** The operations on the subscription and on payment methods. */
export const billing = {
  getSubscriptionStatus: defineOperation({
    method: 'GET',
    path: '/api/subscription-status',
    summary: 'The current tier, trial and access.',
    access: 'owner',
    openWhenExpired: true,
    returns: SubscriptionStatus,
  }),
  getSubscription: defineOperation({
    method: 'GET',
    path: '/api/subscription',
    summary: 'The plan, its price, the next charge, and what is scheduled.',
    access: 'owner',
    openWhenExpired: true,
    returns: SubscriptionDetails,
  }),
  previewSubscription: defineOperation({
    method: 'POST',
    path: '/api/subscription/preview',
    summary: 'What a change of the plan would do, and the exact amount due today. Changes nothing.',
    access: 'owner',
    openWhenExpired: true,
    body: PlanChoice,
    returns: ChangePreview,
    fails: ['plansNotOnSale'],
  }),
  changeSubscription: defineOperation({
    method: 'POST',
    path: '/api/subscription',
    summary: 'Chooses a plan. Starts and upgrades are charged at once, others wait for the end of the period or trial.',
    access: 'owner',
    openWhenExpired: true,
    idempotent: true,
    body: PlanChange,
    returns: SubscriptionStatus,
    fails: ['plansNotOnSale', 'paymentMethodRequired', 'paymentFailed', 'confirmationRequired', 'amountChanged'],
  }),
  getPaymentConfirmation: defineOperation({
    method: 'GET',
    path: '/api/subscription/confirmation',
    summary:
      'After `confirmationRequired`: the secret with which the browser asks the bank for its confirmation. After that, the change of the plan is repeated.',
    access: 'owner',
    openWhenExpired: true,
    returns: z.object({ clientSecret: z.nullable(z.string()) }),
  }),
  listInvoices: defineOperation({
    method: 'GET',
    path: '/api/invoices',
    summary: 'The invoices, newest first.',
    access: 'owner',
    openWhenExpired: true,
    paged: true,
    query: Page,
    returns: z.array(Invoice),
  }),
  getPaymentSettings: defineOperation({
    method: 'GET',
    path: '/api/payment-settings',
    summary: 'The payment provider, its public key, and whether plans are on sale.',
    access: 'public',
    returns: PaymentSettings,
  }),
  createPaymentSetup: defineOperation({
    method: 'POST',
    path: '/api/payment-setups',
    summary:
      "The secret with which the browser sets up a card in the payment provider's own fields. The card's ID is then the payment token. Null with the test provider.",
    access: 'public',
    status: 201,
    returns: z.object({ clientSecret: z.nullable(z.string()) }),
    fails: ['plansNotOnSale', 'rateLimited'],
  }),
  receiveStripeEvent: defineOperation({
    method: 'POST',
    path: '/api/stripe/events',
    summary: "Stripe's webhook: payments that were confirmed later, refunds and disputes.",
    access: 'webhook',
    ignoresBody: true,
    fails: ['webhookRefused'],
  }),
  createPaymentToken: defineOperation({
    method: 'POST',
    path: '/api/payment-tokens',
    summary: `Test provider only: turns ${published} into a token that works for a day and for one owner. The numbers are not stored.`,
    access: 'public',
    status: 201,
    body: TokenForm,
    returns: z.object({ paymentToken: z.string() }),
    fails: ['rateLimited'],
  }),
  listPaymentMethods: defineOperation({
    method: 'GET',
    path: '/api/payment-methods',
    summary: `The owner's payment methods, newest last, at most ${maxPaymentMethods}.`,
    access: 'owner',
    openWhenExpired: true,
    returns: z.array(PaymentMethod),
  }),
  addPaymentMethod: defineOperation({
    method: 'POST',
    path: '/api/payment-methods',
    summary:
      'Saves a payment method; the first becomes the default. The same card or account again is renewed in its place. Numbers are turned into a token at once and not stored.',
    access: 'owner',
    openWhenExpired: true,
    status: 201,
    idempotent: true,
    body: PaymentMethodForm,
    returns: PaymentMethod,
    fails: ['paymentMethodLimitReached', 'rateLimited'],
  }),
  removePaymentMethod: defineOperation({
    method: 'DELETE',
    path: '/api/payment-methods/{id}',
    summary: 'Removes a payment method. If it was the default, the newest of the others becomes the default.',
    access: 'owner',
    openWhenExpired: true,
    params: methodById,
    fails: ['paymentMethodNotFound'],
  }),
  setDefaultPaymentMethod: defineOperation({
    method: 'PUT',
    path: '/api/payment-methods/{id}/default',
    summary: 'Makes a payment method the default.',
    access: 'owner',
    openWhenExpired: true,
    params: methodById,
    returns: PaymentMethod,
    fails: ['paymentMethodNotFound'],
  }),
};
