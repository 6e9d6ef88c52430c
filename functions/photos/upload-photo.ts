import { ulid } from 'ulid';
import { answer } from '#functions/core/api.ts';
import { now } from '#functions/core/clock.ts';
import { signUpload } from '#functions/core/photos.ts';
import { consume } from '#functions/core/rate-limit.ts';
import { photos } from '#shared/contract/photos.ts';

export const uploadPhoto = answer(photos.uploadPhoto, async ({ body, caller }) => {
  await consume('photoUpload', caller.id);
  const key = `${caller.id}/${ulid(now().getTime())}`;
  return { uploadURL: await signUpload(key, body?.size, body?.type) };
});
