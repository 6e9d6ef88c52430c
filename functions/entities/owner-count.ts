import { Entity } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

/** How many owners there are, in one row. */
export const OwnerCount = new Entity(
  {
    model: { entity: 'ownerCount', service: 'houndwell', version: '1' },
    attributes: { of: { type: 'string', required: true }, count: { type: 'number', required: true } },
    indexes: {
      total: {
        pk: { field: 'pk', composite: ['of'], template: 'total#${of}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'total', casing: 'none' },
      },
    },
  },
  onTable(),
);

/** The one row's key. */
export const ownerTotal = { of: 'owners' } as const;

/** That an owner is in the count; written together with it, so that a second delivery counts nobody twice. */
export const Counted = new Entity(
  {
    model: { entity: 'counted', service: 'houndwell', version: '1' },
    attributes: { ownerId: { type: 'string', required: true } },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'counted', casing: 'none' },
      },
    },
  },
  onTable(),
);
