import type { EntityItem } from 'electrodb';
import { epochSeconds } from '#functions/core/clock.ts';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { ownPhotoId } from '#shared/photo-paths.ts';

/** Published photos, each with the dog or owner that uses the photo. Rows of removed photos are kept for two days. */
export const Photos = ownerEntity('photo', 'photo#${id}', {
  /** The upload's ID, which is also in the photo's path. */
  id: { type: 'string', required: true, readOnly: true },
  /** In pixels, like the height. */
  width: { type: 'number', required: true },
  height: { type: 'number', required: true },
  /** The ID of a dog, `owner` for the profile picture, or a review or check-in. Absent until the photo is attached. */
  usedBy: { type: 'string' },
  /** Epoch seconds. Set only for a removed photo, whose row outlasts the upload, so that the ID is not reused. */
  expiresAt: { type: 'number' },
});

export type Photo = EntityItem<typeof Photos>;

/** The dog or owner that uses a photo. */
export interface PhotoHolder {
  ownerId: string;
  usedBy: string;
  /** The form field for error messages. */
  field: string;
  /** Whether the https URL of a picture on another site is accepted, too. */
  allowsWebAddress?: boolean;
}

type Picture = string | null | undefined;

function invalidPhoto(field: string, message: string): ApiError {
  return new ApiError('invalid', { fields: { [field]: message } });
}

/**
 * Returns the writes that attach a published photo to its holder. A photo has only one holder, so that a photo can be
 * deleted with its holder. The writes fail with `invalid` if the photo was never published or already has a holder.
 * @throws ApiError `invalid` when the path is not a photo that the owner uploaded
 */
export function attachPhoto({ ownerId, usedBy, field, allowsWebAddress }: PhotoHolder, path: Picture): Write[] {
  if (!path || (allowsWebAddress && path.startsWith('https:'))) return [];
  const notUploaded = () => invalidPhoto(field, 'Please upload the photo first');
  const id = ownPhotoId(path, ownerId);
  if (!id) throw notUploaded();
  const attached = Photos.patch({ ownerId, id })
    .set({ usedBy })
    .where((photo, { notExists }) => notExists(photo.usedBy))
    .params();
  return [
    update(attached, (found) =>
      found && !found.expiresAt
        ? invalidPhoto(field, 'This photo is already used elsewhere. Please upload it again')
        : notUploaded(),
    ),
  ];
}

/**
 * Returns the writes that replace the photo `before` with `after`, or remove it. Empty if the photo is unchanged.
 * @throws ApiError `invalid`, like `attachPhoto`
 */
export function replacePhoto(holder: PhotoHolder, before: Picture, after: Picture): Write[] {
  if ((before || undefined) === (after || undefined)) return [];
  return [...attachPhoto(holder, after), ...detachPhoto(holder.ownerId, before)];
}

/**
 * Returns the writes that replace the photos `before` with `after`. Both lists have each photo once.
 * @throws ApiError `invalid`, like `attachPhoto`
 */
export function replacePhotos(holder: PhotoHolder, before: readonly string[], after: readonly string[]): Write[] {
  const added = after.filter((path) => !before.includes(path));
  const removed = before.filter((path) => !after.includes(path));
  return [
    ...added.flatMap((path) => attachPhoto(holder, path)),
    ...removed.flatMap((path) => detachPhoto(holder.ownerId, path)),
  ];
}

/** How long rows of removed photos are kept: longer than a day, in which an upload can be published. */
const removedSeconds = 2 * 24 * 3600;

/** Returns the writes that remove an uploaded photo. The consumer of the event deletes the files. */
export function detachPhoto(ownerId: string, path: Picture): Write[] {
  const id = ownPhotoId(path, ownerId);
  if (!path || !id) return [];
  const expiresAt = epochSeconds() + removedSeconds;
  const removed = Photos.update({ ownerId, id }).set({ expiresAt }).params();
  return [update(removed), emitEvent('PhotoRemoved', { ownerId, path })];
}
