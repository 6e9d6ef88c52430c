import { Entity, type EntityItem } from 'electrodb';
import { onTable, shardOf } from '#functions/core/table.ts';

/** Spread by owner, so that no partition takes all writes. */
export const orphanedPhotoShards = 4;

/** Photos to be looked at once more, sorted by when they were uploaded: nothing may show a published photo. */
export const OrphanedPhotos = new Entity(
  {
    model: { entity: 'orphanedPhoto', service: 'houndwell', version: '1' },
    attributes: {
      shard: { type: 'number', required: true },
      /** The upload's, a ULID: it begins with its time. */
      photoId: { type: 'string', required: true },
      ownerId: { type: 'string', required: true },
      path: { type: 'string', required: true },
    },
    indexes: {
      uploaded: {
        pk: { field: 'pk', composite: ['shard'], template: 'unclaimed#${shard}', casing: 'none' },
        sk: { field: 'sk', composite: ['photoId', 'ownerId'], template: '${photoId}#${ownerId}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type OrphanedPhoto = EntityItem<typeof OrphanedPhotos>;

/** A photo to be looked at later, as it stands in the table. */
export function orphanedPhoto(ownerId: string, photoId: string, path: string): OrphanedPhoto {
  return { shard: shardOf(ownerId, orphanedPhotoShards), photoId, ownerId, path };
}
