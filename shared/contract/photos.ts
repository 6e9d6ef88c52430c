import * as z from 'zod/mini';
import { operation } from '#shared/contract/operation.ts';

/** 10 MB, inclusive. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** Larger images are rejected before they are decoded. */
export const maxPhotoPixels = 40_000_000;

/** In pixels. A longer side makes images slow to decode: a PNG of 1 x 40,000,000 took 25 seconds. */
export const maxPhotoSide = 20_000;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Uploading takes three steps: get a URL, PUT the file there, make it public. */
export const photos = {
  uploadPhoto: operation({
    method: 'POST',
    path: '/api/objects/upload',
    summary:
      'A URL to PUT one photo to, for five minutes. With `size` and `type`, only that size and type are accepted.',
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
  setPhotoPublic: operation({
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
