import { type PlaceType, placeTypeLabels } from '#shared/places.ts';

/** The maximum number of words of a place, and of a search. Each word of a place is a row. */
const maxWords = { place: 12, search: 8 };

/** The maximum length of a word. Longer words are cut. */
const maxWordLength = 30;

/** Splits a text into its words in lower case, without accents and punctuation, each once. */
function splitWords(text: string, max: number): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'\u2019]/gu, '')
    .toLowerCase();
  const words = Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => [...word].slice(0, maxWordLength).join(''));
  return [...new Set(words)].slice(0, max);
}

/** Returns the words by which a search finds a place: those of the name, the city and the type. */
export function listPlaceWords(place: { name: string; city?: string | undefined; placeType: PlaceType }): string[] {
  return splitWords(`${place.name} ${placeTypeLabels[place.placeType]} ${place.city ?? ''}`, maxWords.place);
}

/** Returns the words of a search. */
export function listSearchWords(text: string): string[] {
  return splitWords(text, maxWords.search);
}
