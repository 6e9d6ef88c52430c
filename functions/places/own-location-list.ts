import { type OwnLocationRow, OwnLocations, type OwnLocationsRow } from '#functions/entities/own-locations.ts';
import type { OwnLocation } from '#shared/contract/place-fields.ts';

/** An owner's locations, oldest first. Unless the list is empty, one location is primary. */
export type OwnLocationList = Pick<OwnLocationsRow, 'locations' | 'primaryId'>;

/** Reads an owner's locations. */
export async function readLocations(ownerId: string): Promise<OwnLocationsRow> {
  const { data } = await OwnLocations.get({ ownerId }).go({ consistent: true });
  return data ?? { ownerId, locations: [], version: 0 };
}

/** Adds a location, or replaces the one with the same ID. It becomes primary if it is the first or `asPrimary` is set. */
export function saveInList(
  { locations, primaryId }: OwnLocationList,
  saved: OwnLocationRow,
  asPrimary: boolean | undefined,
): OwnLocationList {
  const index = locations.findIndex(({ id }) => id === saved.id);
  const others = locations.filter(({ id }) => id !== saved.id);
  const list = index < 0 ? [...locations, saved] : locations.with(index, saved);
  if (asPrimary) return { locations: list, primaryId: saved.id };
  // A location that stops being primary passes this on to the oldest of the others.
  const isNoLongerPrimary = asPrimary === false && primaryId === saved.id;
  return { locations: list, primaryId: (isNoLongerPrimary ? others[0]?.id : primaryId) ?? saved.id };
}

/** Removes a location. If it was primary, the oldest of the others becomes primary. */
export function removeFromList({ locations, primaryId }: OwnLocationList, removed: string): OwnLocationList {
  const others = locations.filter(({ id }) => id !== removed);
  return { locations: others, primaryId: primaryId === removed ? others[0]?.id : primaryId };
}

/** Converts a stored location to what the API returns. */
export function toOwnLocation(ownerId: string, row: OwnLocationRow, primaryId: string | undefined): OwnLocation {
  return {
    id: row.id,
    userId: ownerId,
    address: row.address ?? null,
    city: row.city ?? null,
    state: row.state ?? null,
    zipCode: row.zipCode ?? null,
    latitude: row.latitude,
    longitude: row.longitude,
    isPrimary: row.id === primaryId,
  };
}
