import { check, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { Dogs } from '#functions/entities/dogs.ts';

/**
 * Returns the condition that the dog exists and belongs to the owner. Include it in a transaction that refers to the
 * dog, so that no row refers to a dog deleted at the same time. It fails with `dogNotFound`.
 */
export function requireDog(ownerId: string, dogId: string): Write {
  const existing = Dogs.delete({ ownerId, id: dogId })
    .where(({ id }, { exists }) => exists(id))
    .params();
  return check(existing, () => new ApiError('dogNotFound'));
}
