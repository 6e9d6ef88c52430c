import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { signUpload } from '#functions/photos/photo-buckets.ts';
import { setPhotoPublic } from '#functions/photos/set-photo-public.ts';
import { photos } from '#shared/contract/photos.ts';

/** Limits the photo uploads of one owner: 60 at once, then one a minute. */
const uploadLimit = rateLimit('photoUpload', { burst: 60, seconds: 60 });

/**
 * Limits the upload URLs of one owner that are signed without a size: 5 at once, then 5 an hour. S3 accepts up to 5 GB
 * at such a URL. The app always sends the size.
 */
const unsizedUploadLimit = rateLimit('unsizedPhotoUpload', {
  burst: 5,
  seconds: 720,
  message: 'Too many uploads without a size. Please send the size of the photo, or wait a moment and try again.',
});

export const photoHandlers = defineHandlers(photos, {
  setPhotoPublic,

  uploadPhoto: async ({ body, caller }) => {
    if (body?.size === undefined) await consumeByOwner(unsizedUploadLimit, caller.id);
    await consumeByOwner(uploadLimit, caller.id);
    const key = `${caller.id}/${ulid(now().getTime())}`;
    return { uploadURL: await signUpload(key, body?.size, body?.type) };
  },
});
