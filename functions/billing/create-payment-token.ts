import { answer } from '#functions/core/api.ts';
import { tokenize } from '#functions/core/payments.ts';
import { billing } from '#shared/contract/billing.ts';

export const createPaymentToken = answer(billing.createPaymentToken, ({ body }) => ({ paymentToken: tokenize(body) }));
