import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { SuggestedPlaces } from '#functions/entities/suggested-places.ts';
import type { Circle } from '#functions/places/geo/cells.ts';
import { measureMiles } from '#functions/places/geo/distance.ts';
import { type CellRange, findNearest, type Near } from '#functions/places/geo/find-nearest.ts';
import { readPlaces } from '#functions/places/read-places.ts';
import type { PlaceType } from '#shared/places.ts';

/** The maximum number of suggestions of one owner that a list includes, newest first. */
const maxSuggestions = 50;

interface PlaceList extends Circle {
  type?: PlaceType | undefined;
  limit: number;
}

/** Finds the places around a point that the owner can see, nearest first: verified ones, and the owner's suggestions. */
export async function listPlaces(ownerId: string, list: PlaceList): Promise<PlaceRow[]> {
  const [verified, suggested] = await Promise.all([findVerified(list), readSuggestions(ownerId)]);
  const own = suggested
    .filter(({ placeType }) => !list.type || placeType === list.type)
    .map((row) => ({ row, miles: measureMiles(list.center, row) }))
    .filter(({ miles }) => miles <= list.radiusMiles);
  return [...verified, ...own]
    .sort((one, other) => one.miles - other.miles)
    .slice(0, list.limit)
    .map(({ row }) => row);
}

function findVerified(list: PlaceList): Promise<Near<PlaceRow>[]> {
  const { type: placeType } = list;
  const readCell = async ({ partition: cell, from, to, limit }: CellRange) => {
    const ofCell = placeType ? Places.query.inCellByType({ cell, placeType }) : Places.query.inCell({ cell });
    const { data } = await ofCell.between({ geohash: from }, { geohash: to }).go({ limit, pages: 1 });
    return data;
  };
  return findNearest({ ...list, readCell }, ({ id }) => id);
}

/** Reads the places that an owner has suggested and no moderator has confirmed, newest first. */
export async function readSuggestions(ownerId: string): Promise<PlaceRow[]> {
  const { data } = await SuggestedPlaces.query
    .ofOwner({ ownerId })
    .go({ consistent: true, limit: maxSuggestions, pages: 1, order: 'desc' });
  if (data.length === 0) return [];
  const places = await readPlaces(
    data.map(({ placeId }) => placeId),
    ownerId,
  );
  // A confirmed place is found like the others.
  return places.filter(({ isVerified }) => !isVerified);
}
