import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** All locations of an owner, at most 10, in one row, so that one version check protects every change. */
export const OwnLocations = ownerEntity('ownLocations', 'own-locations', {
  /** Oldest first. */
  locations: {
    type: 'list',
    required: true,
    items: {
      type: 'map',
      properties: {
        id: { type: 'string', required: true },
        address: { type: 'string' },
        city: { type: 'string' },
        state: { type: 'string' },
        zipCode: { type: 'string' },
        /** Degrees, like the longitude. */
        latitude: { type: 'number', required: true },
        longitude: { type: 'number', required: true },
      },
    },
  },
  /** The ID of the location from which distances are measured. Absent without locations. */
  primaryId: { type: 'string' },
  /** Incremented by every change, for optimistic locking. */
  version: { type: 'number', required: true },
});
export type OwnLocationsRow = EntityItem<typeof OwnLocations>;
export type OwnLocationRow = OwnLocationsRow['locations'][number];
