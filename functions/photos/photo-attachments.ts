import type { EntityItem } from 'electrodb';
import { epochSeconds } from '#functions/core/clock.ts';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { ownPhotoId } from '#shared/photo-paths.ts';

/** A photo that its owner has published, and the one row that shows it. Kept for two more days once it is removed. */
export const Photos = ownerEntity('photo', 'photo#${id}', {
  /** The upload's ID, which is also in the photo's path. */
  id: { type: 'string', required: true, readOnly: true },
  /** Pixels. */
  width: { type: 'number', required: true },
  height: { type: 'number', required: true },
  /** The ID of a dog, or `owner` for the profile picture; absent until the photo is attached. */
  usedBy: { type: 'string' },
  /** Epoch seconds. Only a removed photo has it: its row outlives the upload, so that its ID is not published again. */
  expiresAt: { type: 'number' },
});

export type Photo = EntityItem<typeof Photos>;

/** The row that shows a photo. */
export interface PhotoHolder {
  ownerId: string;
  usedBy: string;
  /** The form field that an error is reported on. */
  field: string;
  /** Also accepts the https address of a picture elsewhere. */
  allowsWebAddress?: boolean;
}

type Picture = string | null | undefined;

function invalidPhoto(field: string, message: string): ApiError {
  return new ApiError('invalid', { fields: { [field]: message } });
}

/**
 * The writes that attach a published photo to the row that shows it. A photo has one holder, so that deleting it there
 * never removes it elsewhere. Their condition throws ApiError 400 when the photo was never published or has a holder.
 * @throws ApiError 400 when the path is not a photo that the owner uploaded
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
 * The writes that replace a row's photo with another one or none. Empty if it is the same.
 * @throws ApiError 400 as `attachPhoto` does
 */
export function replacePhoto(holder: PhotoHolder, before: Picture, after: Picture): Write[] {
  if ((before || undefined) === (after || undefined)) return [];
  return [...attachPhoto(holder, after), ...detachPhoto(holder.ownerId, before)];
}

/** Uploads are published within a day. */
const removedSeconds = 2 * 24 * 3600;

/** The writes that remove an uploaded photo. The event's consumer deletes its files. */
export function detachPhoto(ownerId: string, path: Picture): Write[] {
  const id = ownPhotoId(path, ownerId);
  if (!path || !id) return [];
  const expiresAt = epochSeconds() + removedSeconds;
  const removed = Photos.update({ ownerId, id }).set({ expiresAt }).params();
  return [update(removed), emitEvent('PhotoRemoved', { ownerId, path })];
}
