import { ownerEntity, tableEntity } from '#functions/core/data/entity.ts';

/** The number of owners, stored in one row. */
export const OwnerCount = tableEntity('ownerCount', 'total#${of}', 'total', {
  of: { type: 'string', required: true },
  count: { type: 'number', required: true },
});

/** The key of the only row of `OwnerCount`. */
export const ownerTotal = { of: 'owners' } as const;

/**
 * Marks an owner as counted. Written in the transaction of the count, so that a second delivery of the event changes
 * nothing.
 */
export const OwnerCountMarkers = ownerEntity('ownerCountMarker', 'owner-count-marker', {});
