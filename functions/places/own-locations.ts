import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type OwnLocationRow, OwnLocations, type OwnLocationsRow } from '#functions/entities/own-locations.ts';
import {
  type OwnLocationList,
  readLocations,
  removeFromList,
  saveInList,
  toOwnLocation,
} from '#functions/places/own-location-list.ts';
import { locateForm } from '#functions/places/zip-codes.ts';
import type { LocationForm, OwnLocation } from '#shared/contract/place-fields.ts';
import { maxOwnLocations } from '#shared/places.ts';

/** Returns the owner's locations, oldest first. */
export async function listLocations(ownerId: string): Promise<OwnLocation[]> {
  const { locations, primaryId } = await readLocations(ownerId);
  return locations.map((row) => toOwnLocation(ownerId, row, primaryId));
}

/**
 * Adds a location of an owner.
 * @param precedingWrites returns writes that come first in the same transaction
 * @throws ApiError `locationLimitReached`, or `invalid` for an unknown ZIP code
 */
export async function addLocation(
  ownerId: string,
  form: LocationForm,
  precedingWrites: (added: OwnLocation) => Write[],
): Promise<OwnLocation> {
  const row = await toRow(ulid(now().getTime()), form);
  return retryOnConflict(async () => {
    const before = await readLocations(ownerId);
    if (before.locations.length >= maxOwnLocations) throw new ApiError('locationLimitReached');
    const list = saveInList(before, row, form.isPrimary);
    const added = toOwnLocation(ownerId, row, list.primaryId);
    await transact([...precedingWrites(added), replaceList(before, list)]);
    return added;
  });
}

/**
 * Replaces a location of an owner.
 * @throws ApiError `locationNotFound`, or `invalid` for an unknown ZIP code
 */
export async function changeLocation(ownerId: string, id: string, form: LocationForm): Promise<OwnLocation> {
  const row = await toRow(id, form);
  const list = await changeList(ownerId, id, (before) => saveInList(before, row, form.isPrimary));
  return toOwnLocation(ownerId, row, list.primaryId);
}

/**
 * Deletes a location of an owner.
 * @throws ApiError `locationNotFound`
 */
export async function removeLocation(ownerId: string, id: string): Promise<void> {
  await changeList(ownerId, id, (before) => removeFromList(before, id));
}

function changeList(
  ownerId: string,
  id: string,
  change: (before: OwnLocationList) => OwnLocationList,
): Promise<OwnLocationList> {
  return retryOnConflict(async () => {
    const before = await readLocations(ownerId);
    if (!before.locations.some((location) => location.id === id)) throw new ApiError('locationNotFound');
    const list = change(before);
    await transact([replaceList(before, list)]);
    return list;
  });
}

/** Returns the write that replaces the list, on the condition that nobody has changed it. */
function replaceList(before: OwnLocationsRow, list: OwnLocationList): Write {
  const replaced = OwnLocations.put({ ownerId: before.ownerId, ...list, version: before.version + 1 })
    .where(({ version }, { eq, notExists }) =>
      before.version === 0 ? notExists(version) : eq(version, before.version),
    )
    .params();
  return put(replaced, () => new VersionConflict());
}

async function toRow(id: string, form: LocationForm): Promise<OwnLocationRow> {
  return {
    id,
    address: form.address || undefined,
    city: form.city || undefined,
    state: form.state || undefined,
    zipCode: form.zipCode || undefined,
    ...(await locateForm(form)),
  };
}
