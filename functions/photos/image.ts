import { ApiError } from '#functions/core/http/api-error.ts';
import { maxPhotoPixels, maxPhotoSide } from '#shared/contract/photos.ts';

/** Imports sharp on first use, because it makes a cold start 50% longer and most requests only need an upload URL. */
async function loadSharp() {
  return (await import('sharp')).default;
}

/** A WebP image without the metadata of the original. */
export interface EncodedImage {
  body: Buffer;
  width: number;
  height: number;
}

/** The accepted formats. The format is detected from the bytes. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** The maximum length of the longest side in pixels, for the displayed image and for the thumbnail. */
const displaySide = 1600;
const thumbnailSide = 320;

/** The timeout for each image. Two images take less than the Lambda's timeout, so that a slow photo can be refused. */
const timeoutSeconds = 10;

/**
 * Re-encodes a photo in two sizes, rotated upright. This removes EXIF data, the GPS position and appended bytes.
 * @throws ApiError `photoUnreadable` when it is not a photo, does not decode completely or takes too long,
 *   `photoTooLarge` when it has too many pixels
 */
export async function reencodeImage(original: Buffer): Promise<{ full: EncodedImage; small: EncodedImage }> {
  const { format, width = 0, height = 0 } = await readMetadata(original);
  if (!formats.includes(format ?? '')) throw new ApiError('photoUnreadable');
  if (width * height > maxPhotoPixels || Math.max(width, height) > maxPhotoSide) throw new ApiError('photoTooLarge');
  try {
    const full = await resize(original, displaySide);
    // The thumbnail is made from the resized image, so that the original is decoded only once.
    return { full, small: await resize(full.body, thumbnailSide) };
  } catch (error) {
    throw new ApiError('photoUnreadable', { cause: error });
  }
}

async function readMetadata(original: Buffer) {
  try {
    const sharp = await loadSharp();
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ApiError('photoUnreadable', { cause: error });
  }
}

async function resize(original: Buffer, longestSide: number): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(original, { failOn: 'truncated', limitInputPixels: maxPhotoPixels })
    .timeout({ seconds: timeoutSeconds })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height };
}
