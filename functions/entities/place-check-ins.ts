import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** Visits to places, at most one per owner, place and local day. An index lists the visits to a place by time. */
export const PlaceCheckIns = ownerEntity(
  'placeCheckIn',
  'place-check-in#${placeId}#${date}',
  {
    placeId: { type: 'string', required: true },
    /** The day in the owner's time zone. */
    date: { type: 'string', required: true },
    /** A ULID. */
    id: { type: 'string', required: true },
    /** The owner's first name and last initial. */
    authorName: { type: 'string', required: true },
    dogIds: { type: 'list', items: { type: 'string' }, required: true },
    dogNames: { type: 'list', items: { type: 'string' }, required: true },
    notes: { type: 'string' },
    photos: { type: 'list', items: { type: 'string' }, required: true },
    createdAt: { type: 'string', required: true },
  },
  { ofPlace: { index: 'gsi1', pk: 'place-check-ins#${placeId}', sk: '${id}' } },
);
export type PlaceCheckInRow = EntityItem<typeof PlaceCheckIns>;
