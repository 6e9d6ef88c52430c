import { ApiError } from '#functions/core/http/api-error.ts';
import { maxPhotoPixels, maxPhotoSide } from '#shared/contract/photos.ts';

/** On first use: sharp lengthens a cold start by a half, and most requests only ask for an upload URL. */
async function loadSharp() {
  return (await import('sharp')).default;
}

/** A WebP image of pixels only, without any metadata of the original. */
export interface EncodedImage {
  body: Buffer;
  width: number;
  height: number;
}

/** Accepted formats, detected from the bytes. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** Longest side of the image that screens show and of its thumbnail, in pixels. */
const displaySide = 1600;
const thumbnailSide = 320;

/** Both images together stay below the Lambda's timeout, so that a slow upload is refused and deleted. */
const timeoutSeconds = 10;

/**
 * Re-encodes a photo in two sizes, rotated upright. This removes EXIF data, the GPS position and appended bytes.
 * @throws ApiError `photoUnreadable` when it is not a photo, does not decode completely or takes too long, `photoTooLarge`
 *   by pixels
 */
export async function reencodeImage(original: Buffer): Promise<{ full: EncodedImage; small: EncodedImage }> {
  const { format, width = 0, height = 0 } = await readMetadata(original);
  if (!formats.includes(format ?? '')) throw new ApiError('photoUnreadable');
  if (width * height > maxPhotoPixels || Math.max(width, height) > maxPhotoSide) throw new ApiError('photoTooLarge');
  try {
    const full = await resize(original, displaySide);
    // The original is decoded once only.
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
