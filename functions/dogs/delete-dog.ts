import { answer } from '#functions/core/api.ts';
import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { isOwnPhoto } from '#functions/core/photo-paths.ts';
import { remove, transact, update } from '#functions/core/table.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import { forgetPhoto } from '#functions/entities/photos.ts';
import { dogs } from '#shared/contract/dogs.ts';

const gone = () => new Failure('dogNotFound');

export const deleteDog = answer(dogs.deleteDog, async ({ params, caller }) => {
  const key = { ownerId: caller.id, id: params.id };
  const { data: dog } = await Dogs.get(key).go({ consistent: true });
  if (!dog) throw gone();
  const existing = Dogs.delete(key)
    .where(({ id }, { exists }) => exists(id))
    .params();
  await transact([
    remove(existing, gone),
    update(Owners.patch({ id: caller.id }).subtract({ dogCount: 1 }).params()),
    announce('DogDeleted', { ownerId: caller.id, dogId: dog.id }),
    ...(dog.photoUrl && isOwnPhoto(dog.photoUrl, caller.id)
      ? [...forgetPhoto(caller.id, dog.photoUrl), announce('PhotoDropped', { ownerId: caller.id, path: dog.photoUrl })]
      : []),
  ]);
});
