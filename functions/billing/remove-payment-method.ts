import { changeMethods } from '#functions/billing/change-methods.ts';
import { withoutMethod } from '#functions/billing/method-list.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { billing } from '#shared/contract/billing.ts';

export const removePaymentMethod = answer(billing.removePaymentMethod, ({ params, caller }) =>
  changeMethods(caller.id, (seen) => {
    if (!seen.methods.some(({ id }) => id === params.id)) throw new ApiError('paymentMethodNotFound');
    return { list: withoutMethod(seen, params.id), answer: undefined };
  }),
);
