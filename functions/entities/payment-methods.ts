import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { put, remove, type Write } from '#functions/core/data/table.ts';
import { maxPaymentMethods } from '#shared/contract/payment-fields.ts';

/** All cards and bank accounts of an owner, at most 10, in one row, so that one version check protects every change. */
export const PaymentMethods = ownerEntity('paymentMethods', 'payment-methods', {
  /** Newest last. */
  methods: {
    type: 'list',
    required: true,
    items: {
      type: 'map',
      properties: {
        id: { type: 'string', required: true },
        type: { type: ['card', 'bank'], required: true },
        token: { type: 'string', required: true },
        brand: { type: 'string', required: true },
        lastFour: { type: 'string', required: true },
        expiryMonth: { type: 'number' },
        expiryYear: { type: 'number' },
        holder: { type: 'string' },
        fingerprint: { type: 'string', required: true },
        createdAt: { type: 'string', required: true },
      },
    },
  },
  /** The ID of the payment method to charge. Absent if the owner has no payment methods. */
  defaultId: { type: 'string' },
  /** Incremented by every change, for optimistic locking. */
  version: { type: 'number', required: true },
});
export type PaymentMethodsRow = EntityItem<typeof PaymentMethods>;
export type PaymentMethodRow = PaymentMethodsRow['methods'][number];

/** Returns the row of an owner without payment methods. Stores nothing. */
export function noPaymentMethods(ownerId: string): PaymentMethodsRow {
  return { ownerId, methods: [], version: 0 };
}

/** Reads an owner's payment methods. */
export async function readPaymentMethods(ownerId: string): Promise<PaymentMethodsRow> {
  const { data } = await PaymentMethods.get({ ownerId }).go({ consistent: true });
  return data ?? noPaymentMethods(ownerId);
}

/** Returns the write that replaces `before` with `after`, on the condition that the version is unchanged. */
export function replacePaymentMethods(
  before: PaymentMethodsRow,
  after: PaymentMethodsRow,
  onConditionFailed?: Write['onConditionFailed'],
): Write {
  const isLonger = after.methods.length > before.methods.length;
  const write = PaymentMethods.put({ ...after, version: before.version + 1 })
    .where(({ methods, version }, { eq, notExists, size, value }) => {
      if (before.version === 0) return notExists(version);
      return isLonger
        ? `${eq(version, before.version)} AND ${size(methods)} < ${value(methods, maxPaymentMethods as never)}`
        : eq(version, before.version);
    })
    .params();
  return put(write, onConditionFailed);
}

/** Returns the write that removes all payment methods of an owner. */
export function removePaymentMethods(ownerId: string): Write {
  return remove(PaymentMethods.delete({ ownerId }).params());
}
