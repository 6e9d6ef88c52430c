import { ownerEntity, tableEntity } from '#functions/core/data/entity.ts';

/** The number of owners, in one row. */
export const OwnerCount = tableEntity('ownerCount', 'total#${of}', 'total', {
  of: { type: 'string', required: true },
  count: { type: 'number', required: true },
});

/** The key of the one row. */
export const ownerTotal = { of: 'owners' } as const;

/** Marks an owner as counted in the total. Written with the count, so that a second delivery does not count again. */
export const OwnerCountMarkers = ownerEntity('ownerCountMarker', 'owner-count-marker', {});
