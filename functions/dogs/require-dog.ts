import { check, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { Dogs } from '#functions/entities/dogs.ts';

/**
 * The condition that a dog exists and is the owner's, for the transaction that refers to it: deleting the dog at the same
 * time leaves nothing behind. It throws ApiError `dogNotFound`.
 */
export function requireDog(ownerId: string, dogId: string): Write {
  const existing = Dogs.delete({ ownerId, id: dogId })
    .where(({ id }, { exists }) => exists(id))
    .params();
  return check(existing, () => new ApiError('dogNotFound'));
}
