import type { Caller } from '#functions/core/http/session.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { readLocations } from '#functions/places/own-location-list.ts';
import { findZipCode } from '#functions/places/zip-codes.ts';
import type { Position } from '#shared/contract/place-fields.ts';
import { type Coordinates, samplePoint } from '#shared/places.ts';

interface PositionQuery {
  lat?: number | undefined;
  lng?: number | undefined;
}

/** Returns the position of a request, or else the position of the owner. */
export async function resolvePosition(caller: Caller, { lat, lng }: PositionQuery): Promise<Coordinates> {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  return findPosition(caller);
}

function joinNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(', ');
}

/** Returns the owner's primary location, or else the position of their ZIP code, or else the sample point. */
export async function findPosition(caller: Caller): Promise<Position> {
  const { locations, primaryId } = await readLocations(caller.id);
  const primary = locations.find(({ id }) => id === primaryId);
  if (primary) {
    const { latitude, longitude, city, state, zipCode, address } = primary;
    const name = joinNames(city, state) || zipCode || address || 'Your location';
    return { latitude, longitude, source: 'location', name };
  }
  const { city, state, zipCode } = getCallerRows(caller).owner;
  const byZip = zipCode ? await findZipPosition(zipCode, joinNames(city, state)) : undefined;
  return byZip ?? { ...samplePoint, source: 'sample' };
}

/**
 * Returns the position of a ZIP code; undefined for an unknown one.
 * @param name the name of the position. Default: the ZIP code
 */
export async function findZipPosition(zipCode: string, name = ''): Promise<Position | undefined> {
  const coordinates = await findZipCode(zipCode);
  return coordinates && { ...coordinates, source: 'zip', name: name || `ZIP code ${zipCode.trim().slice(0, 5)}` };
}
