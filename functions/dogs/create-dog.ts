import { ulid } from 'ulid';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { photoRefused, requireDogPhoto } from '#functions/core/photo-paths.ts';
import { put, transact, update } from '#functions/core/table.ts';
import { birthOf, dogOf } from '#functions/dogs/dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import { attachPhoto } from '#functions/entities/photos.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { limits, planNames, smallestPlanWithRoomFor, type Tier } from '#shared/plans.ts';

export const createDog = answer(dogs.createDog, async ({ body, caller, idempotency }) => {
  requireDogPhoto('photoUrl', body.photoUrl, caller.id);
  const moment = now();
  const row = {
    ownerId: caller.id,
    id: ulid(moment.getTime()),
    name: body.name,
    breed: body.breed,
    ...birthOf(body, caller.timeZone),
    weight: body.weight ?? undefined,
    photoUrl: body.photoUrl || undefined,
    description: body.description || undefined,
    createdAt: moment.toISOString(),
    updatedAt: moment.toISOString(),
  };
  const dog = dogOf(row, caller.timeZone);
  const most = limits[caller.tier].dogs ?? Number.MAX_SAFE_INTEGER;
  await transact([
    ...saveIdempotentResponse(idempotency, dog),
    update(
      Owners.patch({ id: caller.id })
        .add({ dogCount: 1 })
        .where(({ dogCount }, { lt }) => lt(dogCount, most))
        .params(),
      () => noRoom(caller.tier),
    ),
    put(Dogs.create(row).params()),
    ...attachPhoto({ ownerId: caller.id, path: row.photoUrl, usedBy: row.id }, photoRefused('photoUrl')),
    emitEvent('DogCreated', { ownerId: caller.id, dogId: row.id }),
  ]);
  return dog;
});

/** Says how many the plan has room for, and which plan has more. */
function noRoom(tier: Tier): ApiError {
  const room = limits[tier].dogs ?? 0;
  const plan = planNames[smallestPlanWithRoomFor(room + 1)];
  const dogsInWords = room === 1 ? 'one dog' : `${room} dogs`;
  return new ApiError('dogLimitReached', {
    message: `Your plan has room for ${dogsInWords}. The ${plan} plan has room for more.`,
  });
}
