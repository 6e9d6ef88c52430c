import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import type { DogRow } from '#functions/entities/dogs.ts';
import { ageOn, birthDateFromAge, localDate } from '#shared/calendar.ts';
import { birthdayFault, type Dog, type DogForm } from '#shared/contract/dogs.ts';

/** A dog as its owner reads it: the age is today's, in the owner's time zone. */
export function dogOf(row: DogRow, timeZone: string): Dog {
  return {
    id: row.id,
    name: row.name,
    breed: row.breed,
    age: ageOn(row.birthDate, localDate(now(), timeZone)),
    birthDate: row.birthDate,
    birthDateEstimated: row.birthDateEstimated,
    weight: row.weight ?? null,
    photoUrl: row.photoUrl ?? null,
    description: row.description ?? null,
    updatedAt: row.updatedAt,
  };
}

/**
 * The birth date that a form stands for: an exact one wins over an age in years.
 * @throws ApiError 400 for a birthday that is still to come in the owner's time zone, or too long ago
 */
export function birthOf(form: Pick<DogForm, 'age' | 'birthDate'>, timeZone: string) {
  const today = localDate(now(), timeZone);
  if (!form.birthDate) return { birthDate: birthDateFromAge(form.age ?? 0, today), birthDateEstimated: true };
  const fault = birthdayFault(form.birthDate, today);
  if (fault) throw new ApiError('invalid', { fields: { birthDate: fault } });
  return { birthDate: form.birthDate, birthDateEstimated: false };
}
