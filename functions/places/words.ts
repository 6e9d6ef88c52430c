import { splitWords } from '#functions/core/words.ts';
import { type PlaceType, placeTypeLabels } from '#shared/places.ts';

/** The maximum number of words of a place, and of a search. Each word of a place is a row. */
const maxWords = { place: 12, search: 8 };

/** Returns the words by which a search finds a place: those of the name, the city and the type. */
export function listPlaceWords(place: { name: string; city?: string | undefined; placeType: PlaceType }): string[] {
  return splitWords(`${place.name} ${placeTypeLabels[place.placeType]} ${place.city ?? ''}`, maxWords.place);
}

/** Returns the words of a search. */
export function listSearchWords(text: string): string[] {
  return splitWords(text, maxWords.search);
}
