import { ApiError } from '#functions/core/api-error.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import type { Write } from '#functions/core/table.ts';
import { isUploadedPhoto } from '#shared/photo-paths.ts';

/** Where an owner's public photos stand, on the site as in the bucket. */
export function photoPath(ownerId: string, photoId: string): string {
  return `/photos/${ownerId}/${photoId}.webp`;
}

/** Whether a path is a photo that this owner uploaded. */
export function isOwnPhoto(path: string, ownerId: string): boolean {
  return path.startsWith(`/photos/${ownerId}/`) && isUploadedPhoto(path);
}

/** Announces that nothing shows an own upload any more, so that its files go; nothing for other pictures. */
export function photoDropped(ownerId: string, path: string | null | undefined): Write[] {
  return path && isOwnPhoto(path, ownerId) ? [emitEvent('PhotoRemoved', { ownerId, path })] : [];
}

/** @throws ApiError 400 on that field when a picture is given that is not the owner's own upload */
export function requireOwnPhoto(field: string, path: string | null | undefined, ownerId: string): void {
  if (!path || isOwnPhoto(path, ownerId)) return;
  throw new ApiError('invalid', { fields: { [field]: 'Please upload the photo first' } });
}

/** The same for a dog, whose picture may also be an address on the web. */
export function requireDogPhoto(field: string, url: string | null | undefined, ownerId: string): void {
  if (url?.startsWith('https:')) return;
  requireOwnPhoto(field, url, ownerId);
}

/** What it means that a photo cannot be given to what should show it: never published, or shown elsewhere already. */
export function photoRefused(field: string): (found: object | undefined) => ApiError {
  return (found) =>
    new ApiError('invalid', {
      fields: {
        [field]: found
          ? 'This photo is shown elsewhere already. Please upload it again'
          : 'Please upload the photo first',
      },
    });
}
