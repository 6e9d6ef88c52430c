import sharp from 'sharp';
import { ApiError } from '#functions/core/api-error.ts';
import { maximumPhotoPixels } from '#shared/contract/photos.ts';

/** A picture that we made: pixels only, whatever came with the original is gone. */
export interface EncodedImage {
  body: Buffer;
  width: number;
  height: number;
}

/** Formats by what the bytes are, not by what the sender said. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** Longest side of what screens show, and of the thumbnail, in pixels. */
const display = 1600;
const thumbnail = 320;

/**
 * Decodes a photo whole and sets it anew, turned as it was taken: no EXIF, no position, no second file hidden behind.
 * @throws ApiError `photoUnreadable` for what is no photo or does not decode to its end, `photoTooLarge` by pixels
 */
export async function reencodeImage(original: Buffer): Promise<{ full: EncodedImage; small: EncodedImage }> {
  const { format, width = 0, height = 0 } = await metadataOf(original);
  if (!formats.includes(format ?? '')) throw new ApiError('photoUnreadable');
  if (width * height > maximumPhotoPixels) throw new ApiError('photoTooLarge');
  try {
    return { full: await scaled(original, display), small: await scaled(original, thumbnail) };
  } catch (error) {
    throw new ApiError('photoUnreadable', { cause: error });
  }
}

async function metadataOf(original: Buffer) {
  try {
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ApiError('photoUnreadable', { cause: error });
  }
}

async function scaled(original: Buffer, longest: number): Promise<EncodedImage> {
  const { data, info } = await sharp(original, { failOn: 'truncated', limitInputPixels: maximumPhotoPixels })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height };
}
