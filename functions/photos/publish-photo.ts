import { decodeTime } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { reencodeImage } from '#functions/photos/image.ts';
import { orphanQueue, type PublishedPhoto, toOrphanKey } from '#functions/photos/orphan-queue.ts';
import { type Photo, Photos } from '#functions/photos/photo-attachments.ts';
import { deleteUpload, putPublicPhoto, readUpload } from '#functions/photos/photo-buckets.ts';
import { maxPhotoBytes } from '#shared/contract/photos.ts';
import { photoPath, thumbnailPath } from '#shared/photo-paths.ts';

/** An upload can be published for a day. Rows of removed photos are kept longer, so that no ID is published twice. */
const maxAgeMs = 24 * 3600 * 1000;

class AlreadyPublished extends Error {}

/** A published photo's path, and the size in pixels. */
interface Publication {
  objectPath: string;
  width: number;
  height: number;
}

/**
 * Re-encodes an uploaded photo, and makes it public. Each ID is published once: a repeat returns the first result, even
 * if the owner has uploaded another file. The upload is deleted before it is decoded, so that no file is decoded twice,
 * even if decoding ends the Lambda. After an error, the photo has to be uploaded again.
 * @throws ApiError `photoNotFound`, `photoUnreadable` or `photoTooLarge`
 */
export async function publishPhoto(photo: PublishedPhoto): Promise<Publication> {
  const { ownerId, photoId } = photo;
  const objectPath = photoPath(ownerId, photoId);
  const published = await findPhoto(photo);
  if (published) return toPublication(published);
  if (now().getTime() - decodeTime(photoId) > maxAgeMs) throw new ApiError('photoNotFound');
  const upload = `${ownerId}/${photoId}`;
  const original = await takeUpload(upload);
  if (!original) throw new ApiError('photoNotFound');
  const images = await reencodeImage(original);
  const { width, height } = images.full;
  // The photo is queued before the files are written, so that the files are deleted if the publication is interrupted.
  await write(orphanQueue.enqueue(toOrphanKey(photo), photo));
  await putPublicPhoto(thumbnailPath(objectPath), images.small);
  await putPublicPhoto(objectPath, images.full);
  try {
    await write(put(Photos.create({ ownerId, id: photoId, width, height }).params(), () => new AlreadyPublished()));
  } catch (error) {
    if (!(error instanceof AlreadyPublished)) throw error;
    const first = await findPhoto(photo);
    // The photo was removed while this call stored the files, so a second event deletes the files.
    if (first?.expiresAt) await write(emitEvent('PhotoRemoved', { ownerId, path: objectPath }));
    if (first) return toPublication(first);
  }
  return { objectPath, width, height };
}

async function findPhoto({ ownerId, photoId }: PublishedPhoto): Promise<Photo | undefined> {
  const { data } = await Photos.get({ ownerId, id: photoId }).go({ consistent: true });
  return data ?? undefined;
}

/**
 * Converts a photo's row to the result of `publishPhoto`.
 * @throws ApiError `photoNotFound` if the photo was removed
 */
function toPublication({ ownerId, id, width, height, expiresAt }: Photo): Publication {
  if (expiresAt !== undefined) throw new ApiError('photoNotFound');
  return { objectPath: photoPath(ownerId, id), width, height };
}

/**
 * Reads and deletes an upload. Returns undefined if the upload does not exist.
 * @throws ApiError `photoTooLarge`
 */
async function takeUpload(key: string): Promise<Buffer | undefined> {
  try {
    const original = await readUpload(key, maxPhotoBytes);
    if (original) await deleteUpload(key);
    return original;
  } catch (error) {
    // After any other error, such as a timeout, the request can be repeated.
    if (error instanceof ApiError) await deleteUpload(key);
    throw error;
  }
}
