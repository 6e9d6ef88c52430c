import { setDefaultMethod } from '#functions/billing/payment-methods.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { billing } from '#shared/contract/billing.ts';

export const setDefaultPaymentMethod = defineHandler(billing.setDefaultPaymentMethod, ({ params, caller }) =>
  setDefaultMethod(caller.id, params.id),
);
