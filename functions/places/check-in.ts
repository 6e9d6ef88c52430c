import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { put, update, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { type PlaceCheckInRow, PlaceCheckIns } from '#functions/entities/place-check-ins.ts';
import { Places } from '#functions/entities/places.ts';
import { replacePhotos } from '#functions/photos/photo-attachments.ts';
import { buildAuthorName } from '#functions/places/author-name.ts';
import { findPlace } from '#functions/places/place.ts';
import { localDate } from '#shared/calendar.ts';
import type { CheckIn, CheckInForm } from '#shared/contract/place-fields.ts';

/** Converts a check-in's row to what the API returns to `callerId`. */
export function toCheckIn(row: PlaceCheckInRow, callerId: string): CheckIn {
  return {
    id: row.id,
    placeId: row.placeId,
    userId: row.ownerId,
    authorName: row.authorName,
    isOwn: row.ownerId === callerId,
    dogIds: row.dogIds,
    dogNames: row.dogNames,
    notes: row.notes ?? null,
    photos: row.photos,
    date: row.date,
    createdAt: row.createdAt,
  };
}

/**
 * Returns a check-in and the writes that store it. The writes fail with `alreadyCheckedIn` if the owner has checked in
 * at the place on this day.
 * @throws ApiError `placeNotFound` or `dogNotFound`
 */
export async function addCheckIn(
  caller: Caller,
  placeId: string,
  form: CheckInForm,
): Promise<{ checkIn: CheckIn; writes: Write[] }> {
  const at = now();
  const { id: ownerId } = caller;
  const dogIds = form.dogIds ?? [];
  const [dogNames, isFirst] = await Promise.all([
    readDogNames(ownerId, dogIds),
    isFirstCheckIn(ownerId, placeId),
    findPlace(placeId, ownerId),
  ]);
  const row: PlaceCheckInRow = {
    ownerId,
    placeId,
    date: localDate(at, caller.timeZone),
    id: ulid(at.getTime()),
    authorName: buildAuthorName(caller),
    dogIds,
    dogNames,
    notes: form.notes || undefined,
    photos: form.photos ?? [],
    createdAt: at.toISOString(),
  };
  const confirmed = Places.patch({ id: placeId })
    .set({ lastConfirmedAt: row.createdAt })
    .add({ confirmedBy: isFirst ? 1 : 0 })
    .params();
  const holder = { ownerId, usedBy: `check-in ${row.id}`, field: 'photos' };
  const writes = [
    put(PlaceCheckIns.create(row).params(), () => new ApiError('alreadyCheckedIn')),
    update(confirmed, () => new ApiError('placeNotFound')),
    ...dogIds.map((dogId) => requireDog(ownerId, dogId)),
    ...replacePhotos(holder, [], row.photos),
  ];
  return { checkIn: toCheckIn(row, ownerId), writes };
}

/** Returns the names of the owner's dogs. @throws ApiError `dogNotFound` */
async function readDogNames(ownerId: string, dogIds: readonly string[]): Promise<string[]> {
  if (dogIds.length === 0) return [];
  const dogs = await batchGet(Object.fromEntries(dogIds.map((id) => [id, rowKey(Dogs, { ownerId, id })])));
  return dogIds.map((id) => {
    const dog = dogs[id];
    if (!dog) throw new ApiError('dogNotFound');
    return dog.name;
  });
}

/** Whether the owner has never checked in at the place, on any day. */
async function isFirstCheckIn(ownerId: string, placeId: string): Promise<boolean> {
  const { data } = await PlaceCheckIns.query.ofOwner({ ownerId, placeId }).go({ consistent: true, limit: 1, pages: 1 });
  return data.length === 0;
}
