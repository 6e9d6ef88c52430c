import { setDefaultMethod } from '#functions/billing/payment-methods.ts';
import { answer } from '#functions/core/api.ts';
import { billing } from '#shared/contract/billing.ts';

export const setDefaultPaymentMethod = answer(billing.setDefaultPaymentMethod, ({ params, caller }) =>
  setDefaultMethod(caller.id, params.id),
);
