import type { PaymentMethodRow, PaymentMethodsRow } from '#functions/entities/payment-methods.ts';
import type { PaymentMethod } from '#shared/contract/billing.ts';

/** An owner's methods, newest last. Unless the list is empty, one of them is the default. */
export type PaymentMethodList = Pick<PaymentMethodsRow, 'methods' | 'defaultId'>;

/**
 * Adds a method, or renews the one with the same fingerprint in its place. The first method becomes the default; a later
 * one when `asDefault` is set.
 * @returns the list, and the method as it was saved: a renewed one keeps its ID
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

/** Removes a method. If it was the default, the newest of the others becomes the default. */
export function removeFromList({ methods, defaultId }: PaymentMethodList, id: string): PaymentMethodList {
  const others = methods.filter((method) => method.id !== id);
  return { methods: others, defaultId: defaultId === id ? others.at(-1)?.id : defaultId };
}

/** A method as the API returns it, without token and fingerprint. */
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
