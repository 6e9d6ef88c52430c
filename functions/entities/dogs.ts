import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** The dogs of an owner, sorted by creation time. */
export const Dogs = ownerEntity('dog', 'dog#${id}', {
  /** A ULID, so that dogs are sorted by creation time. */
  id: { type: 'string', required: true, readOnly: true },
  name: { type: 'string', required: true },
  breed: { type: 'string', required: true },
  birthDate: { type: 'string', required: true },
  birthDateEstimated: { type: 'boolean', required: true },
  /** Pounds, with one decimal place. */
  weight: { type: 'number' },
  photoUrl: { type: 'string' },
  description: { type: 'string' },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
});
export type DogRow = EntityItem<typeof Dogs>;
