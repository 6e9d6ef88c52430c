import { now } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { DogRow } from '#functions/entities/dogs.ts';
import type { PhotoHolder } from '#functions/photos/photo-attachments.ts';
import { ageAt, birthDateFromAge, localDate } from '#shared/calendar.ts';
import { birthdayError, type Dog, type DogForm } from '#shared/contract/dogs.ts';

/** Converts a dog's row to what the API returns, with the age today in the owner's time zone. */
export function toDog(row: DogRow, timeZone: string): Dog {
  return {
    id: row.id,
    userId: row.ownerId,
    name: row.name,
    breed: row.breed,
    age: ageAt(row.birthDate, now(), timeZone),
    birthDate: row.birthDate,
    birthDateEstimated: row.birthDateEstimated,
    weight: row.weight ?? null,
    photoUrl: row.photoUrl ?? null,
    description: row.description ?? null,
    updatedAt: row.updatedAt,
  };
}

/** Returns the dog as the holder of a photo. */
export function toPhotoHolder({ ownerId, id }: Pick<DogRow, 'ownerId' | 'id'>): PhotoHolder {
  return { ownerId, usedBy: id, field: 'photoUrl', allowsWebAddress: true };
}

/**
 * Returns the birth date of a form. An exact date takes precedence over an age in years.
 * @throws ApiError `invalid` for a birthday that is in the future in the owner's time zone, or too long ago
 */
export function resolveBirth(form: Pick<DogForm, 'age' | 'birthDate'>, timeZone: string) {
  const today = localDate(now(), timeZone);
  if (!form.birthDate) return { birthDate: birthDateFromAge(form.age ?? 0, today), birthDateEstimated: true };
  const error = birthdayError(form.birthDate, today);
  if (error) throw new ApiError('invalid', { fields: { birthDate: error } });
  return { birthDate: form.birthDate, birthDateEstimated: false };
}
