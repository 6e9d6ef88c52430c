import { isUploadedPhoto, thumbnailPath } from '#shared/photo-paths.ts';

/**
 * The URL of a photo's thumbnail, or of a preview. Photos from other sites are not shown, because they
 * would track the visitor, and the content security policy blocks them.
 */
export function pickPhotoUrl(address: string | null | undefined): string | null {
  if (!address) return null;
  if (address.startsWith('blob:')) return address;
  return isUploadedPhoto(address) ? thumbnailPath(address) : null;
}
