import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { reencodeImage } from '#functions/core/image.ts';
import { photoPath } from '#functions/core/photo-paths.ts';
import { deleteUpload, putPublicPhoto, readUpload } from '#functions/core/photos.ts';
import { OrphanedPhotos, orphanedPhoto } from '#functions/entities/orphaned-photos.ts';
import { Photos } from '#functions/entities/photos.ts';
import { maximumPhotoBytes, photos } from '#shared/contract/photos.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';

/** Owner and upload from the end of an address, signed or bare; the address itself is never fetched. */
function uploadOf(objectUrl: string): { ownerId: string; uploadId: string } {
  const path = URL.canParse(objectUrl) ? new URL(objectUrl).pathname : objectUrl;
  const [, ownerId, uploadId] = /(?:^|\/)([0-9A-Z]{26})\/([0-9A-Z]{26})$/.exec(path) ?? [];
  if (!ownerId || !uploadId) throw new ApiError('photoNotFound');
  return { ownerId, uploadId };
}

/** HandlerInput again after it is done, it answers the same: the upload's name becomes the photo's. */
export const setPhotoPublic = answer(photos.setPhotoPublic, async ({ body, caller }) => {
  const { ownerId, uploadId } = uploadOf(body.objectURL);
  if (ownerId !== caller.id) throw new ApiError('photoNotFound');
  const incoming = `${ownerId}/${uploadId}`;
  const objectPath = photoPath(ownerId, uploadId);
  const original = await readUpload(incoming, maximumPhotoBytes);
  if (!original) {
    const { data: made } = await Photos.get({ ownerId, id: uploadId }).go({ consistent: true });
    if (!made) throw new ApiError('photoNotFound');
    return { objectPath, width: made.width, height: made.height };
  }
  // First, so that files of a publication that breaks off here are taken away as well.
  await OrphanedPhotos.put(orphanedPhoto(ownerId, uploadId, objectPath)).go();
  const { full, small } = await reencodeImage(original);
  await putPublicPhoto(thumbnailPath(objectPath), small);
  await putPublicPhoto(objectPath, full);
  await Photos.upsert({ ownerId, id: uploadId, width: full.width, height: full.height }).go();
  await deleteUpload(incoming);
  return { objectPath, width: full.width, height: full.height };
});
