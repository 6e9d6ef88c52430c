import { type PlaceWordRow, PlaceWords } from '#functions/entities/place-words.ts';
import type { PlaceRow } from '#functions/entities/places.ts';
import { type Circle, coverCircle, findPartition } from '#functions/places/geo/cells.ts';
import { measureMiles } from '#functions/places/geo/distance.ts';
import { type CellRange, findNearest } from '#functions/places/geo/find-nearest.ts';
import { readSuggestions } from '#functions/places/list-places.ts';
import { readPlaces } from '#functions/places/read-places.ts';
import { listPlaceWords, listSearchWords } from '#functions/places/words.ts';
import { type PlaceType, placeLimit } from '#shared/places.ts';

/** The maximum number of rows that are read from a partition for words with the start of the search word. */
const rowsPerPrefix = 100;

interface PlaceSearch extends Circle {
  q: string;
  type?: PlaceType | undefined;
  limit: number;
}

/** A place that has a word of the search. */
type Match = Pick<PlaceWordRow, 'placeId' | 'placeType' | 'latitude' | 'longitude' | 'words'>;

/**
 * Finds the places within a circle that have all words of a search, nearest first. A place has a word if one of its own
 * starts with it. Reads the rows of the longest word, which is usually the rarest.
 */
export async function searchPlaces(ownerId: string, search: PlaceSearch): Promise<PlaceRow[]> {
  const words = listSearchWords(search.q);
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (!longest) return [];
  const [found, suggested] = await Promise.all([findWord(search, longest), readSuggestions(ownerId)]);
  const own = suggested.map((place) => ({ ...place, placeId: place.id, words: listPlaceWords(place) }));
  const matches = new Map<string, Match>();
  for (const match of [...found, ...own]) {
    const hasType = !search.type || match.placeType === search.type;
    const hasWords = words.every((word) => match.words.some((each) => each.startsWith(word)));
    if (hasType && hasWords) matches.set(match.placeId, match);
  }
  const nearest = [...matches.values()]
    .map(({ placeId, ...match }) => ({ placeId, miles: measureMiles(search.center, match) }))
    .filter(({ miles }) => miles <= search.radiusMiles)
    .sort((one, other) => one.miles - other.miles)
    .slice(0, search.limit);
  return readPlaces(
    nearest.map(({ placeId }) => placeId),
    ownerId,
  );
}

/** Finds places that have a word with this start. Where there are very many, finds the nearest with exactly this word. */
async function findWord(search: PlaceSearch, word: string): Promise<Match[]> {
  const partitions = new Set(coverCircle(search).map(({ geohash }) => findPartition(geohash)));
  const pages = await Promise.all(
    Array.from(partitions, async (cell) => {
      const { data } = await PlaceWords.query.byKey({ cell }).begins({ word }).go({ limit: rowsPerPrefix, pages: 1 });
      return data;
    }),
  );
  const isComplete = pages.every(({ length }) => length < rowsPerPrefix);
  return isComplete ? pages.flat() : [...pages.flat(), ...(await findExactWord(search, word))];
}

/** Finds the nearest places that have exactly this word. */
async function findExactWord(search: PlaceSearch, word: string): Promise<Match[]> {
  const readCell = async ({ partition: cell, from, to, limit }: CellRange) => {
    const { data } = await PlaceWords.query
      .byKey({ cell })
      .between({ word, geohash: from }, { word, geohash: to })
      .go({ limit, pages: 1 });
    return data;
  };
  const found = await findNearest({ ...search, limit: placeLimit.max, readCell }, ({ placeId }) => placeId);
  return found.map(({ row }) => row);
}
