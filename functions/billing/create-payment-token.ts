import { answer } from '#functions/core/api.ts';
import { tokenize } from '#functions/core/payments.ts';
import { consumeByAddress } from '#functions/core/rate-limit.ts';
import { billing } from '#shared/contract/billing.ts';

export const createPaymentToken = answer(billing.createPaymentToken, async ({ body, address }) => {
  await consumeByAddress('paymentTokenPerAddress', address);
  return { paymentToken: tokenize(body) };
});
