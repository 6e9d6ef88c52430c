import { put, remove, write } from '#functions/core/data/table.ts';
import { FavoritePlaces } from '#functions/entities/favorite-places.ts';
import { findPlace } from '#functions/places/place.ts';

/** The maximum number of favorites that a list of places marks. */
const maxMarked = 1000;

/** Reads the IDs of an owner's favorite places. */
export async function readFavoriteIds(ownerId: string): Promise<Set<string>> {
  const { data } = await FavoritePlaces.query.ofOwner({ ownerId }).go({ consistent: true, limit: maxMarked, pages: 1 });
  return new Set(data.map(({ placeId }) => placeId));
}

/**
 * Adds a favorite place. Repeating the call changes nothing.
 * @throws ApiError `placeNotFound`
 */
export async function addFavorite(ownerId: string, placeId: string): Promise<void> {
  await findPlace(placeId, ownerId);
  await write(put(FavoritePlaces.put({ ownerId, placeId }).params()));
}

/** Removes a favorite place. Repeating the call changes nothing. */
export async function removeFavorite(ownerId: string, placeId: string): Promise<void> {
  await write(remove(FavoritePlaces.delete({ ownerId, placeId }).params()));
}
