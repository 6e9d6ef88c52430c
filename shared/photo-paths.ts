/** Addresses of photos that owners uploaded. They stand on our own site, under a name that nobody can guess. */

const uploaded = /^\/photos\/[0-9A-Z]{26}\/([0-9A-Z]{26})\.webp$/;

/** Whether an address is that of an uploaded photo, whoever its owner is. */
export function isUploadedPhoto(address: string): boolean {
  return uploaded.test(address);
}

/** The id at the end of an uploaded photo's address; undefined for any other picture and for none. */
export function uploadedPhotoId(address: string | null | undefined): string | undefined {
  return uploaded.exec(address ?? '')?.[1];
}

/** The address of the thumbnail of an uploaded photo, 320 pixels at its longer side. */
export function thumbnailPath(path: string): string {
  return path.replace(/\.webp$/, '-thumb.webp');
}
