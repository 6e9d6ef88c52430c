import { removeMethod } from '#functions/billing/payment-methods.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { billing } from '#shared/contract/billing.ts';

export const removePaymentMethod = defineHandler(billing.removePaymentMethod, ({ params, caller }) =>
  removeMethod(caller.id, params.id),
);
