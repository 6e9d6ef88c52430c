import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { isVisible } from '#functions/places/place.ts';

/** The maximum number of keys in a BatchGetItem. */
const maxKeys = 100;

/** Reads the places with these IDs that the owner can see, in the same order. */
export async function readPlaces(ids: readonly string[], ownerId: string): Promise<PlaceRow[]> {
  const pages: string[][] = [];
  for (let start = 0; start < ids.length; start += maxKeys) pages.push(ids.slice(start, start + maxKeys));
  const rows = await Promise.all(
    pages.map(async (page) => {
      const found = await batchGet(Object.fromEntries(page.map((id) => [id, rowKey(Places, { id })])));
      return page.map((id) => found[id]);
    }),
  );
  return rows.flat().filter((place): place is PlaceRow => !!place && isVisible(place, ownerId));
}
