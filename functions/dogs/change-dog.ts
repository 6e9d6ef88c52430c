import type * as z from 'zod/mini';
import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { transact, update } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { resolveBirth, toDog, toPhotoHolder } from '#functions/dogs/dog.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import { replacePhoto } from '#functions/photos/photo-attachments.ts';
import { ageAt } from '#shared/calendar.ts';
import type { Dog, DogChange, DogForm } from '#shared/contract/dogs.ts';

type Change = z.output<typeof DogChange>;

const optionalFields = ['weight', 'photoUrl', 'description'] as const;

/**
 * Replaces a dog's profile.
 * @throws ApiError `dogNotFound`, `staleVersion` if `form.updatedAt` is not the time of the latest change, or `invalid`
 */
export function changeDog(owner: Pick<Caller, 'id' | 'timeZone'>, dogId: string, form: Change): Promise<Dog> {
  return retryOnConflict(async () => {
    const before = await requireOwned(Dogs, { ownerId: owner.id, id: dogId }, 'dogNotFound');
    return replaceDog(before, form, owner.timeZone);
  });
}

/**
 * Replaces the dog's row and returns the dog as the API does.
 * @throws VersionConflict when the form has no `updatedAt` and the dog was changed after `before` was read
 */
async function replaceDog(before: DogRow, form: Change, timeZone: string): Promise<Dog> {
  const { ownerId, id } = before;
  const filled = Object.fromEntries(optionalFields.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));
  const required = {
    name: form.name,
    breed: form.breed,
    ...resolveChangedBirth(before, form, timeZone),
    updatedAt: now().toISOString(),
  };
  const change = Dogs.patch({ ownerId, id })
    .set({ ...required, ...filled })
    .remove(optionalFields.filter((name) => !form[name]))
    .where(({ updatedAt }, { eq }) => eq(updatedAt, form.updatedAt ?? before.updatedAt))
    .params();
  const replaced = update(change, (found) => {
    if (!found) return new ApiError('dogNotFound');
    return form.updatedAt ? new ApiError('staleVersion') : new VersionConflict();
  });
  await transact([replaced, ...replacePhoto(toPhotoHolder(before), before.photoUrl, form.photoUrl)]);
  const { weight: _weight, photoUrl: _photoUrl, description: _description, ...kept } = before;
  return toDog({ ...kept, ...required, ...filled }, timeZone);
}

/**
 * Returns the birth date after the change. If age and birth date are unchanged, returns the stored birth date, so that
 * saving the form does not make a dog younger.
 */
function resolveChangedBirth(before: DogRow, form: Pick<DogForm, 'age' | 'birthDate'>, timeZone: string) {
  const isUnchanged = form.birthDate
    ? form.birthDate === before.birthDate
    : form.age === ageAt(before.birthDate, now(), timeZone);
  if (isUnchanged) return { birthDate: before.birthDate, birthDateEstimated: before.birthDateEstimated };
  return resolveBirth(form, timeZone);
}
