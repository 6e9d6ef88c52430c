import type * as z from 'zod/mini';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { photoDropped, photoRefused, requireDogPhoto } from '#functions/core/photo-paths.ts';
import { transact, update } from '#functions/core/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { birthOf, dogOf } from '#functions/dogs/dog.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import { attachPhoto, detachPhoto } from '#functions/entities/photos.ts';
import { ageOn, localDate } from '#shared/calendar.ts';
import { type Dog, type DogChange, type DogForm, dogs } from '#shared/contract/dogs.ts';

const optional = ['weight', 'photoUrl', 'description'] as const;

export const updateDog = answer(dogs.updateDog, async ({ params, body, caller }) => {
  requireDogPhoto('photoUrl', body.photoUrl, caller.id);
  return retryOnConflict(async () => {
    const { data: before } = await Dogs.get({ ownerId: caller.id, id: params.id }).go({ consistent: true });
    if (!before) throw new ApiError('dogNotFound');
    return change(before, body, caller.timeZone);
  });
});

type Change = z.output<typeof DogChange>;

/**
 * @throws ApiError `staleVersion` when the caller saw an older version
 * @throws VersionConflict when the caller named none and another change came after `before` was read
 */
async function change(before: DogRow, body: Change, timeZone: string): Promise<Dog> {
  const { ownerId, id } = before;
  const given = Object.fromEntries(optional.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
  const cleared = optional.filter((name) => !body[name]);
  const birth = birthAfter(before, body, timeZone);
  const after = { name: body.name, breed: body.breed, ...birth, updatedAt: now().toISOString() };
  const seen = body.updatedAt ?? before.updatedAt;
  const asSeen = Dogs.patch({ ownerId, id })
    .set({ ...after, ...given })
    .remove([...cleared])
    .where(({ updatedAt }, { eq }) => eq(updatedAt, seen))
    .params();
  const rehung = before.photoUrl !== (body.photoUrl || undefined);
  await transact([
    update(asSeen, (found) => {
      if (!found) return new ApiError('dogNotFound');
      return body.updatedAt ? new ApiError('staleVersion') : new VersionConflict();
    }),
    ...(rehung
      ? [
          ...attachPhoto({ ownerId, path: body.photoUrl, usedBy: id }, photoRefused('photoUrl')),
          ...detachPhoto(ownerId, before.photoUrl),
          ...photoDropped(ownerId, before.photoUrl),
        ]
      : []),
  ]);
  const { weight: _w, photoUrl: _p, description: _d, ...kept } = before;
  return dogOf({ ...kept, ...after, ...given }, timeZone);
}

/**
 * An age that reads as it did before keeps the birth date: saving a form does not make a dog younger. The same birth
 * date stays what it was, estimated or exact, however old the dog has become.
 */
function birthAfter(before: DogRow, form: Pick<DogForm, 'age' | 'birthDate'>, timeZone: string) {
  const same = form.birthDate
    ? form.birthDate === before.birthDate
    : form.age === ageOn(before.birthDate, localDate(now(), timeZone));
  if (same) return { birthDate: before.birthDate, birthDateEstimated: before.birthDateEstimated };
  return birthOf(form, timeZone);
}
