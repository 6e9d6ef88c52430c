import { answer } from '#functions/core/api.ts';
import { Failure } from '#functions/core/failure.ts';
import { photoPath } from '#functions/core/photo-paths.ts';
import { dropIncoming, keepPublic, readIncoming } from '#functions/core/photos.ts';
import { remake } from '#functions/core/picture.ts';
import { Photos } from '#functions/entities/photos.ts';
import { UnclaimedPhotos, unclaimedPhoto } from '#functions/entities/unclaimed-photos.ts';
import { maximumPhotoBytes, photos } from '#shared/contract/photos.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';

/** Owner and upload from the end of an address, signed or bare; the address itself is never fetched. */
function uploadOf(objectUrl: string): { ownerId: string; uploadId: string } {
  const path = URL.canParse(objectUrl) ? new URL(objectUrl).pathname : objectUrl;
  const [, ownerId, uploadId] = /(?:^|\/)([0-9A-Z]{26})\/([0-9A-Z]{26})$/.exec(path) ?? [];
  if (!ownerId || !uploadId) throw new Failure('photoNotFound');
  return { ownerId, uploadId };
}

/** Asked again after it is done, it answers the same: the upload's name becomes the photo's. */
export const setPhotoPublic = answer(photos.setPhotoPublic, async ({ body, caller }) => {
  const { ownerId, uploadId } = uploadOf(body.objectURL);
  if (ownerId !== caller.id) throw new Failure('photoNotFound');
  const incoming = `${ownerId}/${uploadId}`;
  const objectPath = photoPath(ownerId, uploadId);
  const original = await readIncoming(incoming, maximumPhotoBytes);
  if (!original) {
    const { data: made } = await Photos.get({ ownerId, id: uploadId }).go({ consistent: true });
    if (!made) throw new Failure('photoNotFound');
    return { objectPath, width: made.width, height: made.height };
  }
  // First, so that files of a publication that breaks off here are taken away as well.
  await UnclaimedPhotos.put(unclaimedPhoto(ownerId, uploadId, objectPath)).go();
  const { full, small } = await remake(original);
  await keepPublic(thumbnailPath(objectPath), small);
  await keepPublic(objectPath, full);
  await Photos.upsert({ ownerId, id: uploadId, width: full.width, height: full.height }).go();
  await dropIncoming(incoming);
  return { objectPath, width: full.width, height: full.height };
});
