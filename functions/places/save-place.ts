import { put, type Write } from '#functions/core/data/table.ts';
import { PlaceWords } from '#functions/entities/place-words.ts';
import type { PlaceRow } from '#functions/entities/places.ts';
import { toCellKeys } from '#functions/places/geo/cells.ts';
import { listPlaceWords } from '#functions/places/words.ts';

/** Returns the rows by which a search finds a verified place. */
export function toWordRows(place: PlaceRow) {
  const { id: placeId, placeType, latitude, longitude } = place;
  const words = listPlaceWords(place);
  return words.map((word) => ({ ...toCellKeys(place), word, placeId, placeType, latitude, longitude, words }));
}

/** Returns the writes that make a verified place searchable. */
export function saveWords(place: PlaceRow): Write[] {
  return toWordRows(place).map((row) => put(PlaceWords.put(row).params()));
}
