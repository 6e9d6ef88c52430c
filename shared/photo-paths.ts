/** Addresses of photos that owners uploaded. They stand on our own site, under a name that nobody can guess. */

/** Whether an address is that of an uploaded photo, whoever its owner is. */
export function isUploadedPhoto(address: string): boolean {
  return /^\/photos\/[0-9A-Z]{26}\/[0-9A-Z]{26}\.webp$/.test(address);
}

/** The address of the thumbnail of an uploaded photo, 320 pixels at its longer side. */
export function thumbnailPath(path: string): string {
  return path.replace(/\.webp$/, '-thumb.webp');
}
