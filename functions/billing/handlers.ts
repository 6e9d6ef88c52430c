import { choosePlan } from '#functions/billing/choose-plan.ts';
import { toPaymentMethod } from '#functions/billing/payment-method-list.ts';
import { removeMethod, saveMethod, setDefaultMethod } from '#functions/billing/payment-methods.ts';
import { tokenize } from '#functions/billing/payments.ts';
import { toStatus } from '#functions/billing/status.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { consumeByAddress, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { readPaymentMethods } from '#functions/entities/payment-methods.ts';
import { billing } from '#shared/contract/billing.ts';

/** Limits the payment tokens created from one IP address, so that nobody can test lists of stolen card numbers. */
const tokenLimit = rateLimit('paymentTokenPerAddress', { burst: 120, seconds: 30 });

export const billingHandlers = defineHandlers(billing, {
  getSubscriptionStatus: ({ caller }) => toStatus(getCallerRows(caller).subscription),

  changeSubscription: ({ body, caller, idempotency }) =>
    choosePlan(getCallerRows(caller).subscription, body, (status) => saveIdempotentResponse(idempotency, status)),

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
