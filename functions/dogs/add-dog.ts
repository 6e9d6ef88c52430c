import { ulid } from 'ulid';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { attachPhoto } from '#functions/core/photo-attachments.ts';
import type { Caller } from '#functions/core/session.ts';
import { put, update, type Write } from '#functions/core/table.ts';
import { birthOf, dogOf, photoHolder } from '#functions/dogs/dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import type { Dog, DogForm } from '#shared/contract/dogs.ts';
import { dogLimitText } from '#shared/dog-limit.ts';
import { limits } from '#shared/plans.ts';

/**
 * A new dog and the writes that add it. Their condition throws ApiError `dogLimitReached`
 * when the owner's plan allows no more.
 * @throws ApiError 400 when the birthday or the photo is not valid
 */
export function addDog(owner: Pick<Caller, 'id' | 'tier' | 'timeZone'>, form: DogForm): { dog: Dog; writes: Write[] } {
  const at = now();
  const row = {
    ownerId: owner.id,
    id: ulid(at.getTime()),
    name: form.name,
    breed: form.breed,
    ...birthOf(form, owner.timeZone),
    weight: form.weight ?? undefined,
    photoUrl: form.photoUrl || undefined,
    description: form.description || undefined,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  const maxDogs = limits[owner.tier].dogs ?? Number.MAX_SAFE_INTEGER;
  const writes = [
    update(
      Owners.patch({ id: owner.id })
        .add({ dogCount: 1 })
        .where(({ dogCount }, { lt }) => lt(dogCount, maxDogs))
        .params(),
      () => new ApiError('dogLimitReached', { message: dogLimitText(owner.tier) }),
    ),
    put(Dogs.create(row).params()),
    ...attachPhoto(photoHolder(row), row.photoUrl),
    emitEvent('DogCreated', { ownerId: owner.id, dogId: row.id }),
  ];
  return { dog: dogOf(row, owner.timeZone), writes };
}
