import { removeMethod } from '#functions/billing/payment-methods.ts';
import { answer } from '#functions/core/api.ts';
import { billing } from '#shared/contract/billing.ts';

export const removePaymentMethod = answer(billing.removePaymentMethod, ({ params, caller }) =>
  removeMethod(caller.id, params.id),
);
