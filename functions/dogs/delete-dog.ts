import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { photoDropped } from '#functions/core/photo-paths.ts';
import { remove, transact, update } from '#functions/core/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import { detachPhoto } from '#functions/entities/photos.ts';
import { dogs } from '#shared/contract/dogs.ts';

/** Another photo that came in between must not outlive its dog: it is the photo as it is now that goes along. */
export const deleteDog = answer(dogs.deleteDog, ({ params, caller }) =>
  retryOnConflict(async () => {
    const key = { ownerId: caller.id, id: params.id };
    const { data: dog } = await Dogs.get(key).go({ consistent: true });
    if (!dog) throw new ApiError('dogNotFound');
    const asSeen = Dogs.delete(key)
      .where(({ id, photoUrl }, { eq, exists, notExists }) =>
        dog.photoUrl ? eq(photoUrl, dog.photoUrl) : `${exists(id)} AND ${notExists(photoUrl)}`,
      )
      .params();
    await transact([
      remove(asSeen, (found) => (found ? new VersionConflict() : new ApiError('dogNotFound'))),
      update(Owners.patch({ id: caller.id }).subtract({ dogCount: 1 }).params()),
      emitEvent('DogDeleted', { ownerId: caller.id, dogId: dog.id }),
      ...detachPhoto(caller.id, dog.photoUrl),
      ...photoDropped(caller.id, dog.photoUrl),
    ]);
  }),
);
