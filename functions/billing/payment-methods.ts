import { ulid } from 'ulid';
import { changePaymentMethods } from '#functions/billing/change-payment-methods.ts';
import { addToList, removeFromList, toPaymentMethod } from '#functions/billing/payment-method-list.ts';
import { type OpenedToken, openToken, requireExpiryYear, tokenInvalid, tokenize } from '#functions/billing/payments.ts';
import { now } from '#functions/core/clock.ts';
import type { Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { noPaymentMethods, type PaymentMethodRow, replacePaymentMethods } from '#functions/entities/payment-methods.ts';
import { isTokenUsed, spendToken } from '#functions/entities/payment-tokens.ts';
import type { PaymentMethod, PaymentMethodForm } from '#shared/contract/billing.ts';

/**
 * Saves a payment method. If the owner has already saved the same card or bank account, replaces it.
 * @param precedingWrites returns writes that come first in the same transaction
 * @throws ApiError `paymentMethodLimitReached`, or `invalid` for the field that is not valid
 */
export async function saveMethod(
  ownerId: string,
  form: PaymentMethodForm,
  precedingWrites: (saved: PaymentMethod) => Write[] = () => [],
): Promise<PaymentMethod> {
  const token = openToken(requireToken(form));
  const added = toRow(token);
  // A token created by this request cannot have been used before.
  const spent = 'paymentToken' in form ? [spendToken(token, ownerId, tokenInvalid)] : [];
  return changePaymentMethods(
    ownerId,
    (before) => {
      const { list, saved } = addToList(before, added, form.isDefault === true);
      return { list, result: toPaymentMethod(saved, list.defaultId) };
    },
    (saved) => [...precedingWrites(saved), ...spent, emitSaved(ownerId, added)],
  );
}

/**
 * Removes a payment method. If it was the default, the newest remaining payment method becomes the default.
 * @throws ApiError `paymentMethodNotFound`
 */
export function removeMethod(ownerId: string, id: string): Promise<void> {
  return changePaymentMethods(ownerId, (before) => {
    if (!before.methods.some((method) => method.id === id)) throw new ApiError('paymentMethodNotFound');
    return { list: removeFromList(before, id), result: undefined };
  });
}

/**
 * Makes a payment method the default.
 * @throws ApiError `paymentMethodNotFound`
 */
export function setDefaultMethod(ownerId: string, id: string): Promise<PaymentMethod> {
  return changePaymentMethods(ownerId, (before) => {
    const method = before.methods.find((each) => each.id === id);
    if (!method) throw new ApiError('paymentMethodNotFound');
    return {
      list: before.defaultId === id ? before : { ...before, defaultId: id },
      result: toPaymentMethod(method, id),
    };
  });
}

/**
 * Decrypts a payment token before its owner is created.
 * @throws ApiError `invalid` for the field `paymentToken` when the token is not valid or was used
 */
export async function openUnusedToken(token: string): Promise<OpenedToken> {
  const opened = openToken(token);
  if (await isTokenUsed(opened)) throw tokenInvalid();
  return opened;
}

/** Returns the writes that save a new owner's first payment method. They fail with `invalid` if the token was used. */
export function addFirstMethod(ownerId: string, token: OpenedToken): Write[] {
  const none = noPaymentMethods(ownerId);
  const method = toRow(token);
  return [
    spendToken(token, ownerId, tokenInvalid),
    replacePaymentMethods(none, { ...none, methods: [method], defaultId: method.id }),
    emitSaved(ownerId, method),
  ];
}

function emitSaved(ownerId: string, { fingerprint }: PaymentMethodRow): Write {
  return emitEvent('PaymentMethodSaved', { ownerId, fingerprint });
}

/** Returns the form's payment token. If the form has numbers instead, creates a token for them. */
function requireToken(form: PaymentMethodForm): string {
  if ('paymentToken' in form) return form.paymentToken;
  if (form.type === 'card') requireExpiryYear(form.expiryYear);
  return tokenize(form);
}

function toRow({ method, token }: OpenedToken): PaymentMethodRow {
  const at = now();
  return { ...method, token, id: ulid(at.getTime()), createdAt: at.toISOString() };
}
