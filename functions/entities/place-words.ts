import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';
import { placeTypes } from '#shared/places.ts';

/** The words of verified places, by cell, so that a search reads only places nearby that have a word. */
export const PlaceWords = tableEntity('placeWord', 'place-words#${cell}', '${word}#${geohash}#${placeId}', {
  cell: { type: 'string', required: true },
  word: { type: 'string', required: true },
  geohash: { type: 'string', required: true },
  placeId: { type: 'string', required: true },
  placeType: { type: placeTypes, required: true },
  /** Degrees, like the longitude. */
  latitude: { type: 'number', required: true },
  longitude: { type: 'number', required: true },
  /** All words of the place, for searches of several words. */
  words: { type: 'list', items: { type: 'string' }, required: true },
});
export type PlaceWordRow = EntityItem<typeof PlaceWords>;
