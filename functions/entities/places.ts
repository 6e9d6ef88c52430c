import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';
import { placeSources } from '#shared/contract/place-fields.ts';
import { placeTypes } from '#shared/places.ts';

/**
 * Dog-friendly places, by ID. Two indexes by geohash find the places around a point, of all types or of one. Of each
 * place, the reviews are counted by their stars, so that the mean is exact.
 */
export const Places = tableEntity(
  'place',
  'place#${id}',
  'place',
  {
    id: { type: 'string', required: true, readOnly: true },
    name: { type: 'string', required: true },
    placeType: { type: placeTypes, required: true },
    description: { type: 'string' },
    address: { type: 'string' },
    city: { type: 'string' },
    state: { type: 'string' },
    zipCode: { type: 'string' },
    /** Degrees, like the longitude. */
    latitude: { type: 'number', required: true },
    longitude: { type: 'number', required: true },
    amenities: { type: 'list', items: { type: 'string' }, required: true },
    hours: { type: 'string' },
    phoneNumber: { type: 'string' },
    website: { type: 'string' },
    source: { type: placeSources, required: true },
    sourceEditedAt: { type: 'string' },
    /** The ID of the owner who suggested the place. */
    submittedBy: { type: 'string' },
    isVerified: { type: 'boolean', required: true },
    /** The first letters of the geohash. `suggested` until a moderator confirms the place, so that nobody finds it. */
    cell: { type: 'string', required: true },
    /** Nine letters: a cell of about 5 meters. */
    geohash: { type: 'string', required: true },
    /** The number of reviews with each number of stars. */
    stars1: { type: 'number' },
    stars2: { type: 'number' },
    stars3: { type: 'number' },
    stars4: { type: 'number' },
    stars5: { type: 'number' },
    lastConfirmedAt: { type: 'string' },
    /** The number of owners who have checked in. */
    confirmedBy: { type: 'number' },
    createdAt: { type: 'string', required: true },
  },
  {
    inCell: { index: 'gsi1', pk: 'place-cell#${cell}', sk: '${geohash}#${id}' },
    inCellByType: { index: 'gsi2', pk: 'place-cell#${cell}#${placeType}', sk: '${geohash}#${id}' },
  },
);
export type PlaceRow = EntityItem<typeof Places>;
