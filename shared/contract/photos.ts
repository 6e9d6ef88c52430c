import * as z from 'zod/mini';
import { operation } from '#shared/contract/operation.ts';

/** 10 MB, inclusive. */
export const maximumPhotoBytes = 10 * 1024 * 1024;

/** More pixels than this are refused before they are decoded. */
export const maximumPhotoPixels = 40_000_000;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** In steps: ask for an address, PUT the file there, make it public. */
export const photos = {
  uploadPhoto: operation({
    method: 'POST',
    path: '/api/objects/upload',
    summary: 'An address to PUT one photo to, for five minutes. With `size` and `type`, exactly that is accepted.',
    access: 'owner',
    body: z.optional(
      z.strictObject({
        size: z.optional(
          z
            .int('Please give the size in bytes')
            .check(z.gte(1, 'The file is empty'), z.lte(maximumPhotoBytes, 'Please choose a photo smaller than 10MB.')),
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
    summary: 'Checks an uploaded photo, sets it anew without hidden data and answers where it is shown.',
    access: 'owner',
    body: z.strictObject({
      objectURL: z
        .string('Please give the upload address')
        .check(z.minLength(1, 'Please give the upload address'), z.maxLength(4000, 'This address is too long')),
    }),
    returns: z.object({ objectPath: z.string(), width: z.int(), height: z.int() }),
    fails: ['photoNotFound', 'photoUnreadable', 'photoTooLarge'],
  }),
};
