import { tokenize } from '#functions/billing/payments.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { consumeByAddress } from '#functions/core/limits/rate-limit.ts';
import { billing } from '#shared/contract/billing.ts';

export const createPaymentToken = defineHandler(billing.createPaymentToken, async ({ body, address }) => {
  await consumeByAddress('paymentTokenPerAddress', address);
  return { paymentToken: tokenize(body) };
});
