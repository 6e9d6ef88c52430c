import { paymentMethodOf } from '#functions/billing/payment-method-list.ts';
import { answer } from '#functions/core/api.ts';
import { paymentMethodsOf } from '#functions/entities/payment-methods.ts';
import { billing } from '#shared/contract/billing.ts';

export const listPaymentMethods = answer(billing.listPaymentMethods, async ({ caller }) => {
  const { methods, defaultId } = await paymentMethodsOf(caller.id);
  return methods.map((row) => paymentMethodOf(row, defaultId));
});
