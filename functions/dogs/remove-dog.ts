import { requireOwned } from '#functions/core/data/read.ts';
import { remove, transact, update } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import { detachPhoto } from '#functions/photos/photo-attachments.ts';

/**
 * Deletes a dog's profile and photo.
 * @throws ApiError `dogNotFound`
 */
export function removeDog(ownerId: string, dogId: string): Promise<void> {
  const key = { ownerId, id: dogId };
  return retryOnConflict(async () => {
    const dog = await requireOwned(Dogs, key, 'dogNotFound');
    // The condition fails if another photo was attached after the read. Otherwise, that photo would never be deleted.
    const withSamePhoto = Dogs.delete(key)
      .where(({ id, photoUrl }, { eq, exists, notExists }) =>
        dog.photoUrl ? eq(photoUrl, dog.photoUrl) : `${exists(id)} AND ${notExists(photoUrl)}`,
      )
      .params();
    await transact([
      remove(withSamePhoto, (found) => (found ? new VersionConflict() : new ApiError('dogNotFound'))),
      update(Owners.patch({ id: ownerId }).subtract({ dogCount: 1 }).params()),
      emitEvent('DogDeleted', { ownerId, dogId }),
      ...detachPhoto(ownerId, dog.photoUrl),
    ]);
  });
}
