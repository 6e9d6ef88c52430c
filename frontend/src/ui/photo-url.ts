import { isUploadedPhoto, thumbnailPath } from '#shared/photo-paths.ts';

/**
 * The address of a small picture that this site may show: the thumbnail of an uploaded photo, or a picture that is still
 * in the browser. Pictures of other sites are not loaded: they would tell those sites who looks, and the page's content
 * policy refuses them.
 */
export function photoUrlToShow(address: string | null | undefined): string | null {
  if (!address) return null;
  if (address.startsWith('blob:')) return address;
  return isUploadedPhoto(address) ? thumbnailPath(address) : null;
}
