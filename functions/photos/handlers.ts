import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { consume, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { signUpload } from '#functions/photos/photo-buckets.ts';
import { setPhotoPublic } from '#functions/photos/set-photo-public.ts';
import { photos } from '#shared/contract/photos.ts';

/** Limits the photo uploads of one owner: 60 at once, then one a minute. */
const uploadLimit = rateLimit('photoUpload', { burst: 60, seconds: 60 });

export const photoHandlers = defineHandlers(photos, {
  setPhotoPublic,

  uploadPhoto: async ({ body, caller }) => {
    await consume(uploadLimit, caller.id);
    const key = `${caller.id}/${ulid(now().getTime())}`;
    return { uploadURL: await signUpload(key, body?.size, body?.type) };
  },
});
