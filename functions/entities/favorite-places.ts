import { ownerEntity } from '#functions/core/data/entity.ts';

/** An owner's favorite places. */
export const FavoritePlaces = ownerEntity('favoritePlace', 'favorite-place#${placeId}', {
  placeId: { type: 'string', required: true },
});
