import { saveMethod } from '#functions/billing/payment-methods.ts';
import { answer } from '#functions/core/api.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { billing } from '#shared/contract/billing.ts';

export const addPaymentMethod = answer(billing.addPaymentMethod, ({ body, caller, idempotency }) =>
  saveMethod(caller.id, body, (saved) => saveIdempotentResponse(idempotency, saved)),
);
