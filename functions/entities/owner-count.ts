import { Entity } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';

/** The number of owners, in one row. */
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

/** The key of the one row. */
export const ownerTotal = { of: 'owners' } as const;

/** Marks an owner as counted. Written with the count, so that a second delivery does not count again. */
export const OwnerCountMarkers = new Entity(
  {
    model: { entity: 'ownerCountMarker', service: 'houndwell', version: '1' },
    attributes: { ownerId: { type: 'string', required: true } },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'owner-count-marker', casing: 'none' },
      },
    },
  },
  onTable(),
);
