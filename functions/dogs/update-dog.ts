import { answer } from '#functions/core/api.ts';
import { now } from '#functions/core/clock.ts';
import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { isOwnPhoto, photoRefused, requireDogPhoto } from '#functions/core/photo-paths.ts';
import { transact, update } from '#functions/core/table.ts';
import { birthOf, dogOf } from '#functions/dogs/dog.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import { claimPhoto, forgetPhoto } from '#functions/entities/photos.ts';
import { ageOn, localDate } from '#shared/calendar.ts';
import { type DogForm, dogs } from '#shared/contract/dogs.ts';

const optional = ['weight', 'photoUrl', 'description'] as const;

export const updateDog = answer(dogs.updateDog, async ({ params, body, caller }) => {
  requireDogPhoto('photoUrl', body.photoUrl, caller.id);
  const key = { ownerId: caller.id, id: params.id };
  const { data: before } = await Dogs.get(key).go({ consistent: true });
  if (!before) throw new Failure('dogNotFound');
  const given = Object.fromEntries(optional.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
  const cleared = optional.filter((name) => !body[name]);
  const birth = birthAfter(before, body, caller.timeZone);
  const after = { name: body.name, breed: body.breed, ...birth, updatedAt: now().toISOString() };
  const seen = body.updatedAt ?? before.updatedAt;
  const change = Dogs.patch(key)
    .set({ ...after, ...given })
    .remove([...cleared])
    .where(({ updatedAt }, { eq }) => eq(updatedAt, seen))
    .params();
  const rehung = before.photoUrl !== (body.photoUrl || undefined);
  const dropped = rehung ? before.photoUrl : undefined;
  await transact([
    update(change, (found) => new Failure(found ? 'changedMeanwhile' : 'dogNotFound')),
    ...(rehung
      ? claimPhoto({ ownerId: caller.id, path: body.photoUrl, usedBy: before.id }, photoRefused('photoUrl'))
      : []),
    ...(dropped && isOwnPhoto(dropped, caller.id)
      ? [...forgetPhoto(caller.id, dropped), announce('PhotoDropped', { ownerId: caller.id, path: dropped })]
      : []),
  ]);
  const { weight: _w, photoUrl: _p, description: _d, ...kept } = before;
  return dogOf({ ...kept, ...after, ...given }, caller.timeZone);
});

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
