import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { resolveBirth, toDog, toPhotoHolder } from '#functions/dogs/dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import { attachPhoto } from '#functions/photos/photo-attachments.ts';
import type { Dog, DogForm } from '#shared/contract/dogs.ts';
import { dogLimitText } from '#shared/dog-limit.ts';
import { limits, maxDogs } from '#shared/plans.ts';

/**
 * Returns a new dog and the writes that store the dog. The writes fail with `dogLimitReached` if the owner's plan
 * allows no more dogs.
 * @throws ApiError `invalid` when the birthday or the photo is not valid
 */
export function addDog(owner: Pick<Caller, 'id' | 'tier' | 'timeZone'>, form: DogForm): { dog: Dog; writes: Write[] } {
  const at = now();
  const row = {
    ownerId: owner.id,
    id: ulid(at.getTime()),
    name: form.name,
    breed: form.breed,
    ...resolveBirth(form, owner.timeZone),
    weight: form.weight ?? undefined,
    photoUrl: form.photoUrl || undefined,
    description: form.description || undefined,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  const writes = [
    update(
      Owners.patch({ id: owner.id })
        .add({ dogCount: 1 })
        .where(({ dogCount }, { lt }) => lt(dogCount, limits[owner.tier].dogs ?? maxDogs))
        .params(),
      () => new ApiError('dogLimitReached', { message: dogLimitText(owner.tier) }),
    ),
    put(Dogs.create(row).params()),
    ...attachPhoto(toPhotoHolder(row), row.photoUrl),
    emitEvent('DogCreated', { ownerId: owner.id, dogId: row.id }),
  ];
  return { dog: toDog(row, owner.timeZone), writes };
}
