import { ulid } from 'ulid';
import { changePaymentMethods } from '#functions/billing/change-payment-methods.ts';
import { getPaymentProvider } from '#functions/billing/get-provider.ts';
import {
  addToList,
  type PaymentMethodList,
  removeFromList,
  toPaymentMethod,
} from '#functions/billing/payment-method-list.ts';
import type { OpenedToken } from '#functions/billing/payment-provider.ts';
import { requireExpiryYear, tokenInvalid, tokenize } from '#functions/billing/payments.ts';
import { now } from '#functions/core/clock.ts';
import type { Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import {
  noPaymentMethods,
  type PaymentMethodRow,
  readPaymentMethods,
  replacePaymentMethods,
} from '#functions/entities/payment-methods.ts';
import { isTokenUsed, spendToken } from '#functions/entities/payment-tokens.ts';
import type { PaymentMethod, PaymentMethodForm } from '#shared/contract/billing.ts';

/**
 * Saves a payment method. If the owner has already saved the same card or bank account, replaces it. A crash may leave the
 * replaced one with the provider, where nothing charges it.
 * @param precedingWrites returns writes that come first in the same transaction
 * @throws ApiError `paymentMethodLimitReached`, or `invalid` for the field that is not valid
 */
export async function saveMethod(
  ownerId: string,
  form: PaymentMethodForm,
  precedingWrites: (saved: PaymentMethod) => Write[] = () => [],
): Promise<PaymentMethod> {
  const provider = await getPaymentProvider();
  const token = await provider.openToken(requireToken(form));
  const added = toRow(token);
  // A token created by this request cannot have been used before.
  const spent = 'paymentToken' in form ? [spendToken(token, ownerId, tokenInvalid)] : [];
  let replaced: PaymentMethodRow | undefined;
  const result = await changePaymentMethods(
    ownerId,
    (before) => {
      replaced = before.methods.find(({ fingerprint }) => fingerprint === added.fingerprint);
      const { list, saved } = addToList(before, added, form.isDefault === true);
      return { list, result: toPaymentMethod(saved, list.defaultId) };
    },
    (saved) => [...precedingWrites(saved), ...spent, emitSaved(ownerId, added)],
  );
  if (replaced && replaced.token !== added.token) await provider.removeMethod(replaced.token);
  return result;
}

/**
 * Removes a payment method. If it was the default, the newest remaining payment method becomes the default. The provider
 * comes first: if the process crashes in between, the owner still sees the payment method and can remove it again.
 * @throws ApiError `paymentMethodNotFound`
 */
export async function removeMethod(ownerId: string, id: string): Promise<void> {
  const { token } = findMethod(await readPaymentMethods(ownerId), id);
  const provider = await getPaymentProvider();
  await provider.removeMethod(token);
  await changePaymentMethods(ownerId, (before) => {
    findMethod(before, id);
    return { list: removeFromList(before, id), result: undefined };
  });
}

function findMethod({ methods }: PaymentMethodList, id: string): PaymentMethodRow {
  const found = methods.find((method) => method.id === id);
  if (!found) throw new ApiError('paymentMethodNotFound');
  return found;
}

/**
 * Makes a payment method the default.
 * @throws ApiError `paymentMethodNotFound`
 */
export function setDefaultMethod(ownerId: string, id: string): Promise<PaymentMethod> {
  return changePaymentMethods(ownerId, (before) => {
    const method = findMethod(before, id);
    return {
      list: before.defaultId === id ? before : { ...before, defaultId: id },
      result: toPaymentMethod(method, id),
    };
  });
}

/**
 * Opens a payment token before its owner is created.
 * @throws ApiError `invalid` for the field `paymentToken` when the token is not valid or was used
 */
export async function openUnusedToken(token: string): Promise<OpenedToken> {
  const provider = await getPaymentProvider();
  const opened = await provider.openToken(token);
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
