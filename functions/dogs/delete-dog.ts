import { answer } from '#functions/core/api.ts';
import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { Overtaken, untilNotOvertaken } from '#functions/core/overtaken.ts';
import { photoDropped } from '#functions/core/photo-paths.ts';
import { remove, transact, update } from '#functions/core/table.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import { forgetPhoto } from '#functions/entities/photos.ts';
import { dogs } from '#shared/contract/dogs.ts';

/** Another photo that came in between must not outlive its dog: it is the photo as it is now that goes along. */
export const deleteDog = answer(dogs.deleteDog, ({ params, caller }) =>
  untilNotOvertaken(async () => {
    const key = { ownerId: caller.id, id: params.id };
    const { data: dog } = await Dogs.get(key).go({ consistent: true });
    if (!dog) throw new Failure('dogNotFound');
    const asSeen = Dogs.delete(key)
      .where(({ id, photoUrl }, { eq, exists, notExists }) =>
        dog.photoUrl ? eq(photoUrl, dog.photoUrl) : `${exists(id)} AND ${notExists(photoUrl)}`,
      )
      .params();
    await transact([
      remove(asSeen, (found) => (found ? new Overtaken() : new Failure('dogNotFound'))),
      update(Owners.patch({ id: caller.id }).subtract({ dogCount: 1 }).params()),
      announce('DogDeleted', { ownerId: caller.id, dogId: dog.id }),
      ...forgetPhoto(caller.id, dog.photoUrl),
      ...photoDropped(caller.id, dog.photoUrl),
    ]);
  }),
);
