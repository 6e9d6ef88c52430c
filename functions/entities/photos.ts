import { Entity } from 'electrodb';
import { onTable, remove, update, type Write } from '#functions/core/table.ts';
import { uploadedPhotoId } from '#shared/photo-paths.ts';

/** A photo that its owner has published, and the one thing that shows it. */
export const Photos = new Entity(
  {
    model: { entity: 'photo', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true, readOnly: true },
      /** The upload's, and the end of the photo's path. */
      id: { type: 'string', required: true, readOnly: true },
      /** Pixels. */
      width: { type: 'number', required: true },
      height: { type: 'number', required: true },
      /** A dog's id, or `owner` for the owner's own picture; absent until something shows it. */
      usedBy: { type: 'string' },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: 'photo#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);

/** Which photo, and what will show it. */
interface Claim {
  ownerId: string;
  path: string | null | undefined;
  usedBy: string;
}

/**
 * Gives a published photo to what will show it, in the transaction that makes it shown: a photo shown in two places would
 * vanish from both when one lets go of it. Nothing for pictures that are not uploads.
 * `refused` says what it means that the photo was never published (nothing found) or is shown elsewhere.
 */
export function attachPhoto({ ownerId, path, usedBy }: Claim, refused: Write['onConditionFailed']): Write[] {
  const id = uploadedPhotoId(path);
  if (!id) return [];
  const claim = Photos.patch({ ownerId, id })
    .set({ usedBy })
    .where((photo, { notExists }) => notExists(photo.usedBy))
    .params();
  return [update(claim, refused)];
}

/** Forgets an uploaded photo that nothing shows any more; nothing for other pictures. Its files go by `photoDropped`. */
export function detachPhoto(ownerId: string, path: string | null | undefined): Write[] {
  const id = uploadedPhotoId(path);
  return id ? [remove(Photos.delete({ ownerId, id }).params())] : [];
}
