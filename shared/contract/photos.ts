import * as z from 'zod/mini';
import { defineOperation } from '#shared/contract/operation.ts';

/** The maximum size of a photo in bytes, inclusive: 10 MB. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** The maximum number of pixels. Larger images are rejected before decoding. */
export const maxPhotoPixels = 40_000_000;

/** The maximum width and height in pixels. Longer sides make decoding slow: a PNG of 1 x 40,000,000 took 25 seconds. */
export const maxPhotoSide = 20_000;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** The operations for photos. An upload has three steps: get a URL, PUT the file to this URL, and publish the photo. */
export const photos = {
  uploadPhoto: defineOperation({
    method: 'POST',
    path: '/api/objects/upload',
    summary:
      'A URL to PUT one photo to, for five minutes. With `size` and `type`, only that size and type are accepted. Without `size`, 5 an hour.',
    access: 'owner',
    body: z.optional(
      z.strictObject({
        size: z.optional(
          z
            .int('Please enter the size in bytes')
            .check(z.gte(1, 'The file is empty'), z.lte(maxPhotoBytes, 'Please choose a photo smaller than 10MB.')),
        ),
        type: z.optional(z.enum(photoTypes, 'Please choose an image file.')),
      }),
    ),
    returns: z.object({ uploadURL: z.string() }),
    fails: ['rateLimited'],
  }),
  setPhotoPublic: defineOperation({
    method: 'PUT',
    path: '/api/objects/set-public',
    summary: 'Checks an uploaded photo, re-encodes it without metadata and returns its public path.',
    access: 'owner',
    body: z.strictObject({
      objectURL: z
        .string('Please enter the upload URL')
        .check(z.minLength(1, 'Please enter the upload URL'), z.maxLength(4000, 'This URL is too long')),
    }),
    returns: z.object({ objectPath: z.string(), width: z.int(), height: z.int() }),
    fails: ['photoNotFound', 'photoUnreadable', 'photoTooLarge', 'rateLimited'],
  }),
};
