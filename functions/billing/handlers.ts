import { changePlan } from '#functions/billing/change-plan.ts';
import { findConfirmation } from '#functions/billing/find-confirmation.ts';
import { sellsPlans } from '#functions/billing/on-sale.ts';
import { toPaymentMethod } from '#functions/billing/payment-method-list.ts';
import { removeMethod, saveMethod, setDefaultMethod } from '#functions/billing/payment-methods.ts';
import { tokenize } from '#functions/billing/payments.ts';
import { previewChange } from '#functions/billing/plan-change.ts';
import { toDetails, toInvoice, toStatus } from '#functions/billing/status.ts';
import { receiveStripeEvent } from '#functions/billing/stripe-webhook.ts';
import { now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { replayIfRepeated, saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { readPage } from '#functions/core/http/page.ts';
import { consumeByAddress, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { Invoices } from '#functions/entities/invoices.ts';
import { readPaymentMethods } from '#functions/entities/payment-methods.ts';
import { billing } from '#shared/contract/billing.ts';

/** Limits the payment tokens created from one IP address, so that nobody can test lists of stolen card numbers. */
const tokenLimit = rateLimit('paymentTokenPerAddress', { burst: 120, seconds: 30 });

export const billingHandlers = defineHandlers(billing, {
  getSubscriptionStatus: ({ caller }) => toStatus(getCallerRows(caller).subscription),

  getSubscription: ({ caller }) => toDetails(getCallerRows(caller).subscription, caller.timeZone),

  previewSubscription: ({ body, caller }) =>
    previewChange(getCallerRows(caller).subscription, body, {
      at: now(),
      timeZone: caller.timeZone,
      onSale: sellsPlans(),
    }),

  changeSubscription: ({ body, caller, idempotency }) =>
    changePlan(getCallerRows(caller).subscription, {
      change: body,
      timeZone: caller.timeZone,
      replayIfRepeated: () => replayIfRepeated(idempotency),
      saveResponse: (status) => saveIdempotentResponse(idempotency, status),
    }),

  listInvoices: async (input) => {
    const rows = await readPage(input, Invoices.query.ofOwner({ ownerId: input.caller.id }), 'desc');
    return rows.map(toInvoice);
  },

  getPaymentConfirmation: async ({ caller }) => ({
    clientSecret: await findConfirmation(getCallerRows(caller).subscription),
  }),

  getPaymentSettings: () => {
    const provider = environment('PAYMENTS');
    const publishableKey = (provider === 'stripe' && environment('STRIPE_PUBLISHABLE_KEY')) || null;
    return { provider, publishableKey, plansOnSale: sellsPlans() };
  },

  createPaymentSetup: async ({ address }) => {
    await consumeByAddress(tokenLimit, address);
    if (environment('PAYMENTS') !== 'stripe') return { clientSecret: null };
    if (!environment('STRIPE_SECRET_KEY')) throw new ApiError('plansNotOnSale');
    const { createSetup } = await import('#functions/billing/stripe/methods.ts');
    return { clientSecret: await createSetup() };
  },

  receiveStripeEvent: ({ event }) => receiveStripeEvent(event),

  createPaymentToken: async ({ body, address }) => {
    await consumeByAddress(tokenLimit, address);
    return { paymentToken: tokenize(body) };
  },

  listPaymentMethods: async ({ caller }) => {
    const { methods, defaultId } = await readPaymentMethods(caller.id);
    return methods.map((row) => toPaymentMethod(row, defaultId));
  },

  addPaymentMethod: async ({ body, caller, idempotency, address }) => {
    // A request with card numbers instead of a token creates a token, so it counts toward the same limit.
    if (!('paymentToken' in body)) await consumeByAddress(tokenLimit, address);
    return saveMethod(caller.id, body, (saved) => saveIdempotentResponse(idempotency, saved));
  },

  removePaymentMethod: ({ params, caller }) => removeMethod(caller.id, params.id),

  setDefaultPaymentMethod: ({ params, caller }) => setDefaultMethod(caller.id, params.id),
});
