/** Builds and parses the paths of uploaded photos on our site. The photo IDs in the paths cannot be guessed. */

const uploaded = /^\/photos\/([0-9A-Z]{26})\/([0-9A-Z]{26})\.webp$/;

/**
 * Returns the path of an owner's public photo on the site. Without the first slash, the path is the key in the bucket.
 */
export function photoPath(ownerId: string, photoId: string): string {
  return `/photos/${ownerId}/${photoId}.webp`;
}

/** Whether a URL is the path of an uploaded photo, of any owner. */
export function isUploadedPhoto(address: string): boolean {
  return uploaded.test(address);
}

/**
 * Returns the ID of a photo that this owner uploaded, from its path; undefined for other pictures and without a path.
 */
export function ownPhotoId(path: string | null | undefined, ownerId: string): string | undefined {
  const [, uploadedBy, photoId] = uploaded.exec(path ?? '') ?? [];
  return uploadedBy === ownerId ? photoId : undefined;
}

/** Returns the path of an uploaded photo's thumbnail, whose longer side has 320 pixels. */
export function thumbnailPath(path: string): string {
  return path.replace(/\.webp$/, '-thumb.webp');
}
