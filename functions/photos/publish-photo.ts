import { ApiError } from '#functions/core/api-error.ts';
import { reencodeImage } from '#functions/core/image.ts';
import { Photos } from '#functions/core/photo-attachments.ts';
import { deleteUpload, putPublicPhoto, readUpload } from '#functions/core/photos.ts';
import { write } from '#functions/core/table.ts';
import { orphanKey, orphanQueue, type PublishedPhoto } from '#functions/photos/orphan-queue.ts';
import { maxPhotoBytes } from '#shared/contract/photos.ts';
import { photoPath, thumbnailPath } from '#shared/photo-paths.ts';

/**
 * Re-encodes an uploaded photo, makes it public and deletes the upload. A repeat returns the same.
 * @returns the photo's path, and its size in pixels
 * @throws ApiError `photoNotFound`, `photoUnreadable` or `photoTooLarge`
 */
export async function publishPhoto(photo: PublishedPhoto) {
  const { ownerId, photoId } = photo;
  const upload = `${ownerId}/${photoId}`;
  const objectPath = photoPath(ownerId, photoId);
  const original = await readUpload(upload, maxPhotoBytes);
  if (!original) {
    const { data: published } = await Photos.get({ ownerId, id: photoId }).go({ consistent: true });
    if (!published) throw new ApiError('photoNotFound');
    return { objectPath, width: published.width, height: published.height };
  }
  // Queued before the files are written, so that the files of an interrupted publication are deleted as well.
  await write(orphanQueue.enqueue(orphanKey(photo), photo));
  const { full, small } = await reencodeImage(original);
  await putPublicPhoto(thumbnailPath(objectPath), small);
  await putPublicPhoto(objectPath, full);
  await Photos.upsert({ ownerId, id: photoId, width: full.width, height: full.height }).go();
  await deleteUpload(upload);
  return { objectPath, width: full.width, height: full.height };
}
