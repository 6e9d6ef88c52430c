import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

/** A card or a bank account that may be charged. What stands here could be printed on a receipt. */
export const PaymentMethods = new Entity(
  {
    model: { entity: 'paymentMethod', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      id: { type: 'string', required: true },
      type: { type: ['card', 'bank'] as const, required: true },
      token: { type: 'string', required: true },
      brand: { type: 'string', required: true },
      lastFour: { type: 'string', required: true },
      expiryMonth: { type: 'number' },
      expiryYear: { type: 'number' },
      holder: { type: 'string', required: true },
      fingerprint: { type: 'string', required: true },
      isDefault: { type: 'boolean', required: true },
      createdAt: { type: 'string', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: 'method#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type PaymentMethod = EntityItem<typeof PaymentMethods>;
