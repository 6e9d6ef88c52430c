import { Entity, type EntityItem } from 'electrodb';
import { onTable, put, type Write } from '#functions/core/table.ts';
import { mostPaymentMethods } from '#shared/contract/payment-fields.ts';

/**
 * The cards and bank accounts of an owner, in one row: they are few, and so every change sees and leaves all of them.
 * What stands here could be printed on a receipt.
 */
export const PaymentMethods = new Entity(
  {
    model: { entity: 'paymentMethods', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      /** Newest last. */
      methods: {
        type: 'list',
        required: true,
        items: {
          type: 'map',
          properties: {
            id: { type: 'string', required: true },
            type: { type: ['card', 'bank'] as const, required: true },
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
      /** The one that is charged; missing only where there is none. */
      defaultId: { type: 'string' },
      /** Raised by every change, so that none overwrites another. */
      version: { type: 'number', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'payment-methods', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type PaymentMethodsRow = EntityItem<typeof PaymentMethods>;
export type PaymentMethodRow = PaymentMethodsRow['methods'][number];

/** An owner's payment methods as they are now; version 0 where there never was one. */
export async function paymentMethodsOf(ownerId: string): Promise<PaymentMethodsRow> {
  const { data } = await PaymentMethods.get({ ownerId }).go({ consistent: true });
  return data ?? { ownerId, methods: [], version: 0 };
}

/** Puts `after` in the place of `seen`, unless another change was faster; the row itself takes no more than fit. */
export function keepPaymentMethods(
  seen: PaymentMethodsRow,
  after: PaymentMethodsRow,
  onConditionFailed?: Write['onConditionFailed'],
): Write {
  const grows = after.methods.length > seen.methods.length;
  const write = PaymentMethods.put({ ...after, version: seen.version + 1 })
    .where(({ methods, version }, { eq, notExists, size, value }) => {
      if (seen.version === 0) return notExists(version);
      return grows
        ? `${eq(version, seen.version)} AND ${size(methods)} < ${value(methods, mostPaymentMethods as never)}`
        : eq(version, seen.version);
    })
    .params();
  return put(write, onConditionFailed);
}
