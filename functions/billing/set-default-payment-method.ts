import { changeMethods } from '#functions/billing/change-methods.ts';
import { methodOf } from '#functions/billing/method-list.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { billing } from '#shared/contract/billing.ts';

export const setDefaultPaymentMethod = answer(billing.setDefaultPaymentMethod, ({ params, caller }) =>
  changeMethods(caller.id, (seen) => {
    const method = seen.methods.find(({ id }) => id === params.id);
    if (!method) throw new ApiError('paymentMethodNotFound');
    const list = seen.defaultId === method.id ? seen : { ...seen, defaultId: method.id };
    return { list, answer: methodOf(method, method.id) };
  }),
);
