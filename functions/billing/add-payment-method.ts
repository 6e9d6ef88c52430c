import { ulid } from 'ulid';
import { changeMethods } from '#functions/billing/change-methods.ts';
import { methodOf, withMethod } from '#functions/billing/method-list.ts';
import { answer } from '#functions/core/api.ts';
import { now } from '#functions/core/clock.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { openToken, requireExpiryYear, tokenize, tokenRefused } from '#functions/core/payments.ts';
import { spendToken } from '#functions/entities/payment-tokens.ts';
import { billing, type PaymentMethodForm } from '#shared/contract/billing.ts';

export const addPaymentMethod = answer(billing.addPaymentMethod, async ({ body, caller, idempotency }) => {
  const token = tokenOf(body);
  const opened = openToken(token);
  const moment = now();
  const added = { ...opened.onFile, token, id: ulid(moment.getTime()), createdAt: moment.toISOString() };
  // One that was made here just now is nobody else's: only what a browser has held could be used twice.
  const spent = 'paymentToken' in body ? [spendToken(opened, caller.id, tokenRefused)] : [];
  return changeMethods(
    caller.id,
    (seen) => {
      const { list, kept } = withMethod(seen, added, body.isDefault === true);
      return { list, answer: methodOf(kept, list.defaultId) };
    },
    (kept) => [...saveIdempotentResponse(idempotency, kept), ...spent],
  );
});

/** Numbers become a token before anything else is done with them. */
function tokenOf(body: PaymentMethodForm): string {
  if ('paymentToken' in body) return body.paymentToken;
  if (body.type === 'card') requireExpiryYear(body.expiryYear);
  return tokenize(body);
}
