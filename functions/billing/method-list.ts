import type { PaymentMethodRow, PaymentMethodsRow } from '#functions/entities/payment-methods.ts';
import type { PaymentMethod } from '#shared/contract/billing.ts';

/** An owner's methods, newest last, and which one is the default: there is one exactly where there is a method. */
export type MethodList = Pick<PaymentMethodsRow, 'methods' | 'defaultId'>;

/**
 * With a method more, or with the same one renewed in its place. The first is the default, later ones if `asDefault`
 * says so.
 * @returns also the method as it is kept: one that was on file keeps its id
 */
export function withMethod(
  { methods, defaultId }: MethodList,
  added: PaymentMethodRow,
  asDefault: boolean,
): { list: MethodList; kept: PaymentMethodRow } {
  const at = methods.findIndex(({ fingerprint }) => fingerprint === added.fingerprint);
  const before = methods[at];
  const kept = before ? { ...added, id: before.id, createdAt: before.createdAt } : added;
  return {
    list: {
      methods: before ? methods.with(at, kept) : [...methods, kept],
      defaultId: asDefault ? kept.id : (defaultId ?? kept.id),
    },
    kept,
  };
}

/** Without a method; the newest of the others takes the default's place. */
export function withoutMethod({ methods, defaultId }: MethodList, id: string): MethodList {
  const others = methods.filter((method) => method.id !== id);
  return { methods: others, defaultId: defaultId === id ? others.at(-1)?.id : defaultId };
}

/** A method as its owner reads it: no token, no fingerprint. */
export function methodOf(row: PaymentMethodRow, defaultId: string | undefined): PaymentMethod {
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
