import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { publishPhoto } from '#functions/photos/publish-photo.ts';
import { photos } from '#shared/contract/photos.ts';

/** Limits how many uploads of one owner are re-encoded. An upload URL can be used several times while it is valid. */
const publicationLimit = rateLimit('photoPublication', { burst: 60, seconds: 60 });

export const setPhotoPublic = defineHandler(photos.setPhotoPublic, async ({ body, caller }) => {
  const { ownerId, photoId } = parseUploadUrl(body.objectURL);
  if (ownerId !== caller.id) throw new ApiError('photoNotFound');
  await consumeByOwner(publicationLimit, caller.id);
  return publishPhoto({ ownerId, photoId });
});

/** Parses the owner's ID and the photo's ID from the path of an upload URL, with or without a signature. */
function parseUploadUrl(objectUrl: string): { ownerId: string; photoId: string } {
  const path = URL.canParse(objectUrl) ? new URL(objectUrl).pathname : objectUrl;
  const [, ownerId, photoId] = /(?:^|\/)([0-9A-Z]{26})\/([0-7][0-9A-HJKMNP-TV-Z]{25})$/.exec(path) ?? [];
  if (!ownerId || !photoId) throw new ApiError('photoNotFound');
  return { ownerId, photoId };
}
