import sharp from 'sharp';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { EncodedImage, EncodedPhoto } from '#functions/photos/image.ts';
import { maxPhotoPixels, maxPhotoSide } from '#shared/contract/photos.ts';

// With one thread, the CPU time of a photo does not depend on the number of cores.
sharp.concurrency(1);

/** The accepted formats. The format is detected from the bytes. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** The maximum length of the longest side in pixels, for the displayed image and for the thumbnail. */
const displaySide = 1600;
const thumbnailSide = 320;

/**
 * Encodes a photo in two sizes, rotated upright. This removes EXIF data, the GPS position and appended bytes.
 * @throws ApiError `photoUnreadable` when it is not a photo or does not decode completely, `photoTooLarge` when it has
 *   too many pixels
 */
export async function encodePhoto(original: Buffer): Promise<EncodedPhoto> {
  try {
    await checkHeader(original);
    const full = await resize(original, displaySide);
    // The thumbnail is made from the resized image, so that the original is decoded only once.
    return { full, small: await resize(full.body, thumbnailSide) };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('photoUnreadable', { cause: error });
  }
}

/** Checks format and size before decoding. */
async function checkHeader(original: Buffer): Promise<void> {
  const { format, width = 0, height = 0 } = await sharp(original, { limitInputPixels: false }).metadata();
  if (!formats.includes(format ?? '')) throw new ApiError('photoUnreadable');
  if (width * height > maxPhotoPixels || Math.max(width, height) > maxPhotoSide) throw new ApiError('photoTooLarge');
}

async function resize(original: Buffer, longestSide: number): Promise<EncodedImage> {
  const { data, info } = await sharp(original, { failOn: 'truncated', limitInputPixels: maxPhotoPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height };
}
