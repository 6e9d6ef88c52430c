import { isUploadedPhoto, thumbnailPath } from '#shared/photo-paths.ts';

/**
 * Returns the URL of a photo's thumbnail, or of a preview; null for photos on other sites. Those are not shown, because
 * they could track the visitor, and the content security policy blocks them.
 */
export function pickPhotoUrl(address: string | null | undefined): string | null {
  if (!address) return null;
  // A preview that this page has made. Other addresses with this scheme come from what somebody typed.
  if (address.startsWith(`blob:${globalThis.location?.origin}/`)) return address;
  return isUploadedPhoto(address) ? thumbnailPath(address) : null;
}
