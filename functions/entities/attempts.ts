import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

/** Attempts counted for one account, one address or one hour of an address, so that guessing slows down. */
export const Attempts = new Entity(
  {
    model: { entity: 'attempts', service: 'houndwell', version: '1' },
    attributes: {
      /** What is counted, `#` and an HMAC: neither e-mails nor addresses stand here in clear. */
      of: { type: 'string', required: true },
      /** Absent for the failures of an address, which fade one by one: `expiresAt` alone says how many are left. */
      failures: { type: 'number' },
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
