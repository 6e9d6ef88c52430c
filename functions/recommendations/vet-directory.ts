import type { Caller } from '#functions/core/http/session.ts';
import { type DirectoryVetRow, DirectoryVets } from '#functions/entities/directory.ts';
import { readFavoriteIds } from '#functions/places/favorites.ts';
import { type CellRange, findNearest, type Near } from '#functions/places/geo/find-nearest.ts';
import { toPlace } from '#functions/places/place.ts';
import { resolvePosition } from '#functions/places/position.ts';
import { readPlaces } from '#functions/places/read-places.ts';
import type { DirectoryVet } from '#shared/contract/recommendation-fields.ts';
import type { Coordinates } from '#shared/places.ts';
import { vetDirectory } from '#shared/recommendations.ts';

interface PositionQuery {
  lat?: number | undefined;
  lng?: number | undefined;
}

/** Lists the recommended vets around the position of a request, nearest first, with what places know about them. */
export async function listVets(caller: Caller, query: PositionQuery): Promise<DirectoryVet[]> {
  const center = await resolvePosition(caller, query);
  const [near, favorites] = await Promise.all([findVets(center, vetDirectory.max), readFavoriteIds(caller.id)]);
  const places = await readPlaces(
    near.map(({ row }) => row.placeId),
    caller.id,
  );
  const placesById = new Map(places.map((place) => [place.id, place]));
  return near.flatMap(({ row: { placeId, vetNames, specialties, phone, recommendedBy } }): DirectoryVet[] => {
    const row = placesById.get(placeId);
    if (!row) return [];
    const place = toPlace(row, center, favorites.has(placeId));
    return [{ ...place, phoneNumber: place.phoneNumber ?? phone ?? null, vetNames, specialties, recommendedBy }];
  });
}

/** Whether there are recommended vets around the position of a request. */
export async function hasVets(caller: Caller, query: PositionQuery): Promise<boolean> {
  const near = await findVets(await resolvePosition(caller, query), 1);
  return near.length > 0;
}

function findVets(center: Coordinates, limit: number): Promise<Near<DirectoryVetRow>[]> {
  const readCell = async ({ partition: cell, from, to, limit: max }: CellRange) => {
    const inCell = DirectoryVets.query.inCell({ cell }).between({ geohash: from }, { geohash: to });
    const { data } = await inCell.go({ limit: max, pages: 1 });
    return data;
  };
  return findNearest({ center, radiusMiles: vetDirectory.miles, limit, readCell }, ({ placeId }) => placeId);
}
