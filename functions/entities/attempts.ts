import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

/** Failed sign-ins of one account or one address, so that guessing slows down. */
export const Attempts = new Entity(
  {
    model: { entity: 'attempts', service: 'houndwell', version: '1' },
    attributes: {
      /** `account#` or `address#` and an HMAC: neither e-mails nor addresses stand here in clear. */
      of: { type: 'string', required: true },
      failures: { type: 'number', required: true },
      /** Epoch milliseconds before which no further attempt is made; absent before the first pause. */
      pausedUntil: { type: 'number' },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byWhom: {
        pk: { field: 'pk', composite: ['of'], template: 'attempts#${of}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'attempts', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type AttemptsRow = EntityItem<typeof Attempts>;
