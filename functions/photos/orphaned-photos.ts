import type { Processed } from '#functions/core/data/due-queue.ts';
import { remove, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { orphanQueue, type PublishedPhoto } from '#functions/photos/orphan-queue.ts';
import { Photos } from '#functions/photos/photo-attachments.ts';
import { photoPath } from '#shared/photo-paths.ts';

/** Deletes photos that were published for a form that was never saved. */
export function deleteOrphanedPhotos(at: Date): Promise<Processed> {
  return orphanQueue.process(at, deleteIfOrphaned);
}

async function deleteIfOrphaned({ ownerId, photoId }: PublishedPhoto): Promise<Write[]> {
  const key = { ownerId, id: photoId };
  const { data: photo } = await Photos.get(key).go({ consistent: true });
  if (photo?.usedBy) return [];
  const orphan = Photos.delete(key)
    .where(({ usedBy }, { notExists }) => notExists(usedBy))
    .params();
  return [
    remove(orphan, () => new VersionConflict()),
    emitEvent('PhotoRemoved', { ownerId, path: photoPath(ownerId, photoId) }),
  ];
}
