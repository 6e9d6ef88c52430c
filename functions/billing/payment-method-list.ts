import type { PaymentMethodRow, PaymentMethodsRow } from '#functions/entities/payment-methods.ts';
import type { PaymentMethod } from '#shared/contract/billing.ts';

/** An owner's payment methods, newest last. Unless the list is empty, one payment method is the default. */
export type PaymentMethodList = Pick<PaymentMethodsRow, 'methods' | 'defaultId'>;

/**
 * Adds a payment method, or replaces the one that has the same fingerprint. The payment method becomes the default if
 * it is the first, or if `asDefault` is set.
 * @returns the new list, and the saved payment method, which keeps the ID of the one it replaces
 */
export function addToList(
  { methods, defaultId }: PaymentMethodList,
  added: PaymentMethodRow,
  asDefault: boolean,
): { list: PaymentMethodList; saved: PaymentMethodRow } {
  const index = methods.findIndex(({ fingerprint }) => fingerprint === added.fingerprint);
  const existing = methods[index];
  const saved = existing ? { ...added, id: existing.id, createdAt: existing.createdAt } : added;
  return {
    list: {
      methods: existing ? methods.with(index, saved) : [...methods, saved],
      defaultId: asDefault ? saved.id : (defaultId ?? saved.id),
    },
    saved,
  };
}

/** Removes a payment method. If it was the default, the newest remaining payment method becomes the default. */
export function removeFromList({ methods, defaultId }: PaymentMethodList, id: string): PaymentMethodList {
  const others = methods.filter((method) => method.id !== id);
  return { methods: others, defaultId: defaultId === id ? others.at(-1)?.id : defaultId };
}

/** Converts a stored payment method to what the API returns, without token and fingerprint. */
export function toPaymentMethod(row: PaymentMethodRow, defaultId: string | undefined): PaymentMethod {
  return {
    id: row.id,
    type: row.type,
    brand: row.brand,
    lastFour: row.lastFour,
    expiryMonth: row.expiryMonth ?? null,
    expiryYear: row.expiryYear ?? null,
    holder: row.holder ?? null,
    isDefault: row.id === defaultId,
  };
}
