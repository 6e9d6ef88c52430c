/** Paths of uploaded photos on our site. Their IDs cannot be guessed. */

const uploaded = /^\/photos\/([0-9A-Z]{26})\/([0-9A-Z]{26})\.webp$/;

/** The path of an owner's public photo, on the site and (without its first slash) in the bucket. */
export function photoPath(ownerId: string, photoId: string): string {
  return `/photos/${ownerId}/${photoId}.webp`;
}

/** Whether an address is that of an uploaded photo, of any owner. */
export function isUploadedPhoto(address: string): boolean {
  return uploaded.test(address);
}

/** The ID in the path of a photo that this owner uploaded; undefined for any other picture and for none. */
export function ownPhotoId(path: string | null | undefined, ownerId: string): string | undefined {
  const [, uploadedBy, photoId] = uploaded.exec(path ?? '') ?? [];
  return uploadedBy === ownerId ? photoId : undefined;
}

/** The path of an uploaded photo's thumbnail, 320 pixels at its longer side. */
export function thumbnailPath(path: string): string {
  return path.replace(/\.webp$/, '-thumb.webp');
}
