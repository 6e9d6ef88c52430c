import { toPaymentMethod } from '#functions/billing/payment-method-list.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { readPaymentMethods } from '#functions/entities/payment-methods.ts';
import { billing } from '#shared/contract/billing.ts';

export const listPaymentMethods = defineHandler(billing.listPaymentMethods, async ({ caller }) => {
  const { methods, defaultId } = await readPaymentMethods(caller.id);
  return methods.map((row) => toPaymentMethod(row, defaultId));
});
