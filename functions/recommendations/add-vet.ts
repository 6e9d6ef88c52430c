import { createHash } from 'node:crypto';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { put, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { DirectoryVets } from '#functions/entities/directory.ts';
import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { RecommendationMarkers } from '#functions/entities/recommendations.ts';
import { toCellKeys } from '#functions/places/geo/cells.ts';
import { saveWords } from '#functions/places/save-place.ts';
import { searchPlaces } from '#functions/places/search-places.ts';
import { findZipCode } from '#functions/places/zip-codes.ts';
import {
  omitBlank,
  toEntryMarker,
  toNameKey,
  unknownClinicZipCode,
} from '#functions/recommendations/recommendation.ts';
import type { VetEntry } from '#shared/contract/recommendation-fields.ts';
import { type Coordinates, placeLimit } from '#shared/places.ts';
import { splitSpecialties } from '#shared/recommendations.ts';

/** Within how many miles of the ZIP code a clinic of the same name is the same clinic. */
const sameClinicMiles = 10;

/** The maximum number of names and of specialties of an entry. */
const maxListed = 12;

/**
 * Returns the writes that add a vet to the directory: the clinic becomes a place, unless it is one, and the owner counts
 * once for it. They fail with a `VersionConflict` if someone else adds it at the same time.
 * @throws ApiError `invalid` for an unknown ZIP code
 */
export async function addVet(
  ownerId: string,
  entry: VetEntry,
  at: string,
): Promise<{ placeId: string; writes: Write[] }> {
  const position = await findZipCode(entry.zipCode);
  if (!position) throw new ApiError('invalid', { fields: { 'vet.zipCode': unknownClinicZipCode } });
  const found = await findClinic(ownerId, entry.clinicName, position);
  const clinic = found ?? createClinic(entry, position, at);
  const { id: placeId, latitude, longitude } = clinic;
  const key = toEntryMarker('vet', placeId);
  const { listed, marker } = await batchGet({
    listed: rowKey(DirectoryVets, { placeId }),
    marker: rowKey(RecommendationMarkers, { ownerId, key }),
  });
  const conflict = () => new VersionConflict();
  const row = {
    placeId,
    ...{ latitude, longitude },
    ...toCellKeys(clinic),
    vetNames: mergeLists(listed?.vetNames, [entry.vetName]),
    specialties: mergeLists(listed?.specialties, splitSpecialties(entry.specialties)),
    phone: entry.phone || listed?.phone,
    recommendedBy: (listed?.recommendedBy ?? 0) + (marker ? 0 : 1),
  };
  const stored = listed
    ? DirectoryVets.put(row)
        .where((vet, { eq }) => eq(vet.recommendedBy, listed.recommendedBy))
        .params()
    : DirectoryVets.create(row).params();
  const writes = [
    ...(found ? [] : [put(Places.create(clinic).params(), conflict), ...saveWords(clinic)]),
    put(stored, conflict),
    ...(marker ? [] : [put(RecommendationMarkers.create({ ownerId, key }).params(), conflict)]),
  ];
  return { placeId, writes };
}

/**
 * Returns the ID of a clinic that is not a place yet. Two moderators who approve the same clinic at the same time get the
 * same ID, so that only one of them adds it.
 */
function toClinicId(clinicName: string, position: Coordinates): string {
  const name = `${toNameKey(clinicName)}#${toCellKeys(position).geohash}`;
  return `vet-${createHash('sha256').update(name).digest('hex').slice(0, 26)}`;
}

/** Finds the place of a clinic: a vet of this name around a position. */
async function findClinic(ownerId: string, clinicName: string, center: Coordinates): Promise<PlaceRow | undefined> {
  const { data: added } = await Places.get({ id: toClinicId(clinicName, center) }).go({ consistent: true });
  if (added) return added;
  const search = {
    center,
    radiusMiles: sameClinicMiles,
    q: clinicName,
    type: 'vet',
    limit: placeLimit.default,
  } as const;
  const found = await searchPlaces(ownerId, search);
  return found.find(({ isVerified, name }) => isVerified && toNameKey(name) === toNameKey(clinicName));
}

function createClinic(entry: VetEntry, position: Coordinates, at: string): PlaceRow {
  const { clinicName: name, address, city, state, zipCode, phone } = entry;
  return {
    ...omitBlank({ address, city, state, zipCode, phoneNumber: phone }),
    id: toClinicId(name, position),
    name,
    placeType: 'vet',
    ...position,
    amenities: [],
    source: 'owner',
    isVerified: true,
    ...toCellKeys(position),
    createdAt: at,
  };
}

/** Adds values to a list, each once however it is written. */
function mergeLists(list: readonly string[] = [], more: readonly string[]): string[] {
  const all = [...list, ...more];
  const isFirst = (value: string, index: number) =>
    all.findIndex((each) => each.toLowerCase() === value.toLowerCase()) === index;
  return all.filter(isFirst).slice(0, maxListed);
}
