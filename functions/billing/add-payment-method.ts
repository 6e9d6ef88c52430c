import { saveMethod } from '#functions/billing/payment-methods.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { consumeByAddress } from '#functions/core/limits/rate-limit.ts';
import { billing } from '#shared/contract/billing.ts';

export const addPaymentMethod = defineHandler(
  billing.addPaymentMethod,
  async ({ body, caller, idempotency, address }) => {
    // Without a token, the card's numbers are turned into one here, so this counts toward the rate limit on tokens.
    if (!('paymentToken' in body)) await consumeByAddress('paymentTokenPerAddress', address);
    return saveMethod(caller.id, body, (saved) => saveIdempotentResponse(idempotency, saved));
  },
);
