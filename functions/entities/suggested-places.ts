import { ownerEntity } from '#functions/core/data/entity.ts';

/** Places that an owner has suggested and no moderator has confirmed, sorted by time. `Places` has their details. */
export const SuggestedPlaces = ownerEntity('suggestedPlace', 'suggested-place#${placeId}', {
  /** A ULID. */
  placeId: { type: 'string', required: true },
});
